import CircleSlash from 'lucide-react/icons/circle-slash';
import CircleStop from 'lucide-react/icons/circle-stop';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { LucideIcon } from 'lucide-react/types';
import { courseStateOn } from '@tzemed/contract/medical/medicine-course';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { type MenuItem, MoreMenu } from '../../../ui/overlay/MoreMenu.tsx';
import { dayIn } from '../doses/use-dose-actions.ts';
import { medicineTexts } from '../texts.ts';

export type CourseAction = 'earlier' | 'skip' | 'pause' | 'edit' | 'end' | 'remove';

type Props = { course: Medicine; onPress: (action: CourseAction) => void };

/** Actions on a course besides the dose that is due. */
export function CourseMenu({ course, onPress }: Props) {
  const t = useTexts(medicineTexts);
  const now = useMinute();
  const state = courseStateOn(course, dayIn(now, course.timezone));
  const isDue = course.nextAt !== null && state === 'active';
  const item = (action: CourseAction, icon: LucideIcon, isShown = true): MenuItem[] =>
    isShown ? [{ icon, label: t[action], onPress: () => onPress(action) }] : [];
  return (
    <MoreMenu
      label={t.more({ name: course.name })}
      opens={course.id}
      items={[
        ...item('earlier', History, state !== 'ahead'),
        ...item('skip', CircleSlash, isDue),
        ...item('pause', Pause, state === 'active' && course.schedule !== 'asNeeded'),
        ...item('edit', Pencil),
        ...item('end', CircleStop, state === 'active' || state === 'paused'),
        { icon: Trash2, label: t.remove, onPress: () => onPress('remove'), isDanger: true, isApart: true },
      ]}
    />
  );
}
