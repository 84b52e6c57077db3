import './stopwatch.css';
import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Flag from 'lucide-react/icons/flag';
import Phone from 'lucide-react/icons/phone';
import Square from 'lucide-react/icons/square';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import type { Observation } from '@tzemed/contract/medical/observations';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { PetChip } from '../../../shared/pets/PetChip.tsx';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { useRefresh } from '../../../shared/queries/use-refresh.ts';
import { useVets } from '../../../shared/vets/use-vets.ts';
import { AriaLocale } from '../../../ui/AriaLocale.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { isMotionAllowed } from '../../../ui/motion.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Confirm } from '../../../ui/overlay/Confirm.tsx';
import { useCloseOnBack } from '../../../ui/overlay/use-close-on-back.ts';
import { observationCalls } from '../api.ts';
import { durationBetween, formatDuration } from '../format-duration.ts';
import { useKindOf } from '../use-kind-of.ts';
import { clearStopwatch, markLap, type Running, showStopwatch, stopStopwatch } from './running-stopwatch.ts';
import { stopwatchTexts } from './texts.ts';
import { useSecond } from './use-second.ts';

type Props = { running: Running; onStored: (row: Observation) => void };

/** Length of the ring, in units of its drawing. */
const ring = 2 * Math.PI * 46;
const announcedMs = 30_000;

/** The stopwatch on the whole screen. Esc and Back leave it running. */
export function Stopwatch({ running, onStored }: Props) {
  const t = useTexts(stopwatchTexts);
  const { title } = useKindOf()({ kind: running.kind, kindName: null, kindIcon: null });
  const minimise = () => showStopwatch(false);
  useCloseOnBack(true, minimise);
  return (
    <AriaLocale>
      <ModalOverlay isOpen isKeyboardDismissDisabled className="watch-layer">
        <AriaModal className="watch-page">
          <Dialog aria-label={title}>
            <header>
              <IconButton icon={ChevronDown} label={t.minimise} onPress={minimise} />
              <b>{title}</b>
              <Pets petIds={running.petIds} />
            </header>
            <Face running={running} />
            <Laps running={running} />
            <Actions running={running} onStored={onStored} />
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </AriaLocale>
  );
}

function Pets({ petIds }: { petIds: readonly string[] }) {
  const { petOf } = usePets();
  return petIds.map((id) => <PetChip key={id} pet={petOf(id)} />);
}

/** Elapsed time, once a second; read out every half minute. */
function Face({ running: { startedAt, lastedUntil } }: { running: Running }) {
  const t = useTexts(stopwatchTexts);
  const f = useFormats();
  const now = useSecond();
  const ms = Math.max(0, (lastedUntil ? Date.parse(lastedUntil) : now) - Date.parse(startedAt));
  const announced = Math.floor(ms / announcedMs) * announcedMs;
  const share = (ms % 60_000) / 60_000;
  return (
    <div className="watch-face">
      {isMotionAllowed() && (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="46" />
          <circle cx="50" cy="50" r="46" strokeDasharray={`${share * ring} ${ring}`} transform="rotate(-90 50 50)" />
        </svg>
      )}
      <p role="timer">
        <b>{formatDuration(ms)}</b>
        <small>{t.since({ time: f.time(startedAt) })}</small>
      </p>
      <span className="sr" role="status">
        {announced > 0 && t.elapsed({ time: formatDuration(announced) })}
      </span>
    </div>
  );
}

function Laps({ running: { startedAt, laps } }: { running: Running }) {
  const t = useTexts(stopwatchTexts);
  return (
    <ol className="watch-laps" aria-label={t.laps}>
      <li>
        <bdi className="num">0:00</bdi>
        <b>{t.started}</b>
      </li>
      {laps.map((lap, at) => (
        <li key={lap}>
          <bdi className="num">{durationBetween(startedAt, lap)}</bdi>
          <b>{t.lap({ n: at + 1 })}</b>
        </li>
      ))}
    </ol>
  );
}

function Actions({ running, onStored }: Props) {
  const t = useTexts(stopwatchTexts);
  const refresh = useRefresh('observations');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isAsking, ask] = useState(false);
  const vet = useVets().vets.find(({ isEmergency, phones }) => isEmergency && phones.length > 0);

  async function stop() {
    const stopped = stopStopwatch();
    if (isBusy || !stopped) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { kind, petIds, startedAt, lastedUntil, laps, id } = stopped;
      const [petId = '', ...others] = petIds;
      const body = { kind, at: startedAt, lastedUntil, laps: [...laps], petId, petIds: others };
      const { observation } = await observationCalls.create({ body }, { newId: id });
      void refresh.onSuccess(observation);
      clearStopwatch();
      onStored(observation);
    } catch (error) {
      setFailure((error instanceof ApiError && Object.values(error.errors ?? {})[0]) || errorText(error));
      setBusy(false);
    }
  }
  return (
    <div className="watch-actions">
      {failure && <Banner tone="danger">{t.failed({ reason: failure })}</Banner>}
      {!running.lastedUntil && (
        <button type="button" className="btn line" onClick={markLap}>
          <Flag size={18} aria-hidden="true" />
          {t.mark}
        </button>
      )}
      <button type="button" className="btn watch-stop" aria-disabled={isBusy} onClick={() => void stop()}>
        <Square size={18} aria-hidden="true" />
        {isBusy ? t.storing : failure || running.lastedUntil ? t.again : t.stop}
      </button>
      {vet && (
        <a className="btn watch-call" href={`tel:${vet.phones[0]!.replace(/[^\d+*#]/g, '')}`}>
          <Phone size={18} aria-hidden="true" />
          <span>
            {t.emergency({ name: vet.name })} <bdi className="num">{vet.phones[0]}</bdi>
          </span>
        </a>
      )}
      <p className="muted">{t.goesOn}</p>
      <button type="button" className="link" onClick={() => ask(true)}>
        {t.discard}
      </button>
      <Confirm
        title={t.discardDo}
        question={t.discardQuestion}
        action={t.discardDo}
        isOpen={isAsking}
        onConfirm={clearStopwatch}
        onClose={() => ask(false)}
      />
    </div>
  );
}
