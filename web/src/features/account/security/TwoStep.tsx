import { recoveryCodeCount } from '@tzemed/contract/account/second-factor';
import ScrollText from 'lucide-react/icons/scroll-text';
import Smartphone from 'lucide-react/icons/smartphone';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { lazyFormWithoutPrefetch } from '../../../shared/form/lazy-form.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { useSecondFactor } from './api.ts';
import { SecurityCard, SecurityRow } from './SecurityCard.tsx';
import { securityTexts } from './texts.ts';

const TwoStepForms = lazyFormWithoutPrefetch(() => import('./TwoStepForms.tsx').then((module) => module.TwoStepForms));

/** Fewer left are worth a word. */
const few = 3;

type Task = 'setUp' | 'turnOff' | 'renew';

export function TwoStep({ hasPassword }: { hasPassword: boolean }) {
  const t = useTexts(securityTexts);
  const f = useFormats();
  const { data } = useSecondFactor();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const titles = { setUp: t.setUp, turnOff: t.turnOffTitle, renew: t.renewTitle };
  const isOn = data?.enabledAt != null;
  const left = data?.recoveryCodesLeft ?? 0;
  return (
    <SecurityCard
      title={t.twoStep}
      aside={data && <Badge tone={isOn ? 'ok' : 'plain'}>{isOn ? t.on : t.off}</Badge>}
      text={t.twoStepText}
    >
      {!data && <Skeleton count={1} />}
      {data && !isOn && (
        <button type="button" className="btn soft" onClick={() => setTask('setUp')}>
          {t.turnOn}
        </button>
      )}
      {data?.enabledAt && (
        <ul>
          <SecurityRow
            icon={<Smartphone size={20} />}
            title={t.app}
            words={t.connected({ day: f.day(data.enabledAt.slice(0, 10)) })}
          >
            <button type="button" className="btn line sm" onClick={() => setTask('turnOff')}>
              {t.turnOff}
            </button>
          </SecurityRow>
          <SecurityRow
            icon={<ScrollText size={20} />}
            title={t.codes}
            words={
              left < few ? (
                <Badge tone="warn">{t.fewLeft({ left: String(left) })}</Badge>
              ) : (
                t.codesLeft({ left: String(left), all: String(recoveryCodeCount) })
              )
            }
          >
            <button type="button" className="btn line sm" onClick={() => setTask('renew')}>
              {t.renew}
            </button>
          </SecurityRow>
        </ul>
      )}
      <Modal title={task ? titles[task] : ''} isOpen={task !== null} onClose={close}>
        <Suspense fallback={<Loading />}>
          {task && <TwoStepForms task={task} hasPassword={hasPassword} onDone={close} />}
        </Suspense>
      </Modal>
    </SecurityCard>
  );
}
