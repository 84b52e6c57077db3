import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash';
import Webhook from 'lucide-react/icons/webhook';
import type { LucideIcon } from 'lucide-react/types';
import { detailLevels } from '@tzemed/contract/notifications/detail-levels';
import type { Device, DeviceKind } from '@tzemed/contract/notifications/devices';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { relativeTime } from '../../../lib/time/relative-time.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { detailLevelTexts } from '../../../shared/notifications/detail-level-texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { deviceState } from './device-state.ts';
import { deviceTexts } from './device-texts.ts';

const icons: Record<DeviceKind, LucideIcon> = {
  browser: BellRing,
  ntfy: Bell,
  webhook: Webhook,
  sms: MessageSquareText,
};

type Props = {
  device: Device;
  /** The browser that shows this. */
  isHere: boolean;
  /** Result of the test message that was just sent. */
  test: 'onItsWay' | 'arrived' | 'unheard' | undefined;
  /** Milliseconds that the device has to confirm. */
  patienceMs: number;
  onDetail: (detail: Device['detail']) => void;
  onTest: () => void;
  onRenew: () => void;
  onVerify: () => void;
  onRemove: () => void;
};

/** Device that gets notifications, and the time of its last confirmation. */
export function DeviceRow({ device, isHere, test, patienceMs, onDetail, onTest, onRenew, onVerify, onRemove }: Props) {
  const t = useTexts(deviceTexts);
  const details = useTexts(detailLevelTexts);
  const { lang } = useLanguage();
  const now = useMinute();
  const { state, at } = deviceState(device, { now, patienceMs });
  const name = isolateDirection(device.name, lang);
  const Icon = icons[device.kind];
  const when = at === null ? '' : relativeTime(at, now, lang);
  const isRenewable = device.isGone && isHere;
  const said = {
    waits: t.waits,
    gone: device.kind !== 'browser' ? t.goneAddress : isHere ? t.gone : t.goneElsewhere,
    silent: t.silent({ when }),
    confirmed: t.confirmed({ when }),
    sent: t.sent({ when }),
    fresh: t.fresh,
  }[state];
  return (
    <li className="device" data-state={state}>
      <Icon size={20} aria-hidden="true" />
      <div className="device-words">
        <b>
          <bdi>{device.name}</bdi> {isHere && <Badge tone="pine">{t.here}</Badge>}
        </b>
        <span className="muted">{t[device.kind]}</span>
        <span className="device-state">{said}</span>
        {/* The result of a press is announced; the age of a message is only shown. */}
        <span role="status" className="device-test">
          {test && state !== 'gone' && t[test]}
        </span>
        {!device.isGone && state !== 'waits' && (
          <select
            className="control device-detail"
            aria-label={details.ofDevice({ name })}
            value={device.detail ?? ''}
            onChange={({ target }) => onDetail(detailLevels.find((level) => level === target.value) ?? null)}
          >
            <option value="">{details.asPreferences}</option>
            {detailLevels.map((level) => (
              <option key={level} value={level}>
                {details[level]}
              </option>
            ))}
          </select>
        )}
        {device.secret && (
          <span className="muted device-secret">
            {t.secret}: <code dir="ltr">{device.secret}</code>
          </span>
        )}
      </div>
      <div className="row device-acts">
        {isRenewable && (
          <button type="button" className="btn sm" aria-label={t.renewFor({ name })} onClick={onRenew}>
            <RefreshCw size={16} aria-hidden="true" />
            {t.renew}
          </button>
        )}
        {state === 'waits' && (
          <button type="button" className="btn sm" aria-label={t.enterCodeFor({ name })} onClick={onVerify}>
            {t.enterCode}
          </button>
        )}
        {!device.isGone && state !== 'waits' && (
          <button type="button" className="btn line sm" aria-label={t.testFor({ name })} onClick={onTest}>
            <Send size={16} aria-hidden="true" />
            {t.test}
          </button>
        )}
        <button type="button" className="icon-btn" aria-label={t.remove({ name })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
