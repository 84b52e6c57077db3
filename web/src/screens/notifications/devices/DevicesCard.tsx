import { useState } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import Plus from 'lucide-react/icons/plus';
import { useTexts } from '../../../i18n/use-texts.ts';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { detailLevelTexts } from '../../../shared/notifications/detail-level-texts.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Confirm } from '../../../ui/overlay/Confirm.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useEditDialog } from '../../../ui/overlay/use-edit-dialog.ts';
import { AddDevice } from './AddDevice.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { deviceTexts } from './device-texts.ts';
import { isPushSupported, isRefused, tellNoMore } from '../../../shared/notifications/push-subscription.ts';
import { useTurnOnPush } from '../../../shared/notifications/use-turn-on-push.ts';
import { useDevices } from './use-devices.ts';
import { VerifyNumber } from './VerifyNumber.tsx';
import type { Device } from '@tzemed/contract/notifications/devices';

/** Devices that get notifications outside the app, and their delivery state. */
export function DevicesCard() {
  const details = useTexts(detailLevelTexts);
  const t = useTexts(deviceTexts);
  const { data, load, again, test, remove, choose, tested, hereId } = useDevices();
  const adding = useEditDialog<never>();
  const [isMore, openMore] = useState(false);
  const verifying = useEditDialog<Device>();
  const removing = useEditDialog<Device>();
  const devices = data?.devices ?? [];
  const others = data?.kinds.filter((kind) => kind !== 'browser') ?? [];
  const minutes = data?.confirmMinutes ?? 5;
  const here = devices.find(({ id }) => id === hereId);
  const turnOn = useTurnOnPush(data?.pushKey, here?.isGone === true, again);

  async function stop(device: Device) {
    await remove(device);
    // If the browser refuses to unsubscribe, nothing arrives all the same.
    if (device.id === hereId) await tellNoMore().catch(() => undefined);
    toast.success(t.removed);
  }

  return (
    <section className="card devices" aria-label={t.title}>
      <div className="devices-head">
        <span className="notice-face" aria-hidden="true">
          <BellRing size={20} />
        </span>
        <div>
          <h2>{t.title}</h2>
          <p className="muted">{t.text({ count: minutes })}</p>
        </div>
      </div>
      {load.isPending && <Skeleton count={1} />}
      <LoadBanner load={load} />
      {devices.length > 0 && (
        <ul className="device-list" aria-label={t.list}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isHere={device.id === hereId}
              test={tested?.id === device.id ? tested.is : undefined}
              patienceMs={minutes * 60_000}
              onDetail={(detail) =>
                void choose({ id: device.id, detail }).then(
                  () => toast.success(details.saved),
                  () => undefined,
                )
              }
              onTest={() => test(device).then(() => toast.success(t.tested))}
              onRenew={turnOn.run}
              onVerify={() => verifying.edit(device)}
              onRemove={() => removing.edit(device)}
            />
          ))}
        </ul>
      )}
      {data && (
        <div className="row device-ways">
          {here?.isGone !== false && <TurnOn isBusy={turnOn.isBusy} onPress={turnOn.run} />}
        </div>
      )}
      {others.length > 0 && (
        <Fold title={t.others} isOpen={isMore} onToggle={openMore}>
          <button type="button" className="btn line" onClick={adding.add}>
            <Plus size={18} aria-hidden="true" />
            {t.addOther}
          </button>
        </Fold>
      )}
      <Modal title={t.addOther} isOpen={adding.isOpen} onClose={adding.close}>
        <AddDevice
          kinds={others}
          onAdded={(device) => {
            adding.close();
            void again();
            if (device.isConfirmed) toast.success(t.added);
            else verifying.edit(device);
          }}
        />
      </Modal>
      <Modal title={t.enterCode} isOpen={verifying.item !== null} onClose={verifying.close}>
        {verifying.item && (
          <VerifyNumber
            device={verifying.item}
            onVerified={() => {
              verifying.close();
              toast.success(t.verified);
              void again();
            }}
          />
        )}
      </Modal>
      <Confirm
        title={t.askRemove}
        question={t.askRemoveText({ name: removing.item?.name ?? '' })}
        action={t.askRemoveDo}
        isOpen={removing.item !== null}
        onConfirm={() => removing.item && stop(removing.item)}
        onClose={removing.close}
      />
    </section>
  );
}

/** An obstacle to push in this browser is shown in place of the button. */
function TurnOn({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const t = useTexts(deviceTexts);
  if (!isPushSupported()) return <p className="hint">{t.cannot}</p>;
  if (isRefused()) return <p className="hint">{t.refused}</p>;
  return (
    <button type="button" className="btn" aria-disabled={isBusy} onClick={onPress}>
      <BellRing size={18} aria-hidden="true" />
      {t.turnOn}
    </button>
  );
}
