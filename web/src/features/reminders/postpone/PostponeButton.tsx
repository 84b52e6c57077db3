import AlarmClock from 'lucide-react/icons/alarm-clock';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyComponent, useLazyComponent } from '../../../ui/lazy/lazy-component.ts';
import type { PostponeProps } from './ReminderMenu.tsx';
import { isClosed } from '../due.ts';
import { reminderTexts } from '../texts.ts';

const menu = lazyComponent(() => import('../deferred-components.ts').then(({ ReminderMenu }) => ReminderMenu));

/** Opens what can be done with a reminder besides; its code comes when it is pressed first. */
export function PostponeButton(props: PostponeProps) {
  const t = useTexts(reminderTexts);
  const [isAsked, ask] = useState(false);
  const isHere = useLazyComponent(menu, isAsked, () => ask(false));
  const { title } = props.reminder;
  const isOver = isClosed(props.reminder);
  const label = (isOver ? t.more : t.later)({ title });
  const icon = isOver ? History : AlarmClock;
  if (isHere) return <menu.Loaded {...props} label={label} icon={icon} isOpenFirst={isAsked} />;
  return <IconButton icon={icon} label={label} onPress={() => ask(true)} />;
}
