import './install-hint.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import { BrandMark } from '../../art/BrandMark.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { installPrompt } from '../../lib/install-prompt.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { matchScreen } from '../../match-screen.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { deviceTexts } from './texts.ts';
import { countVisit, isInstallDue, refuseInstall } from './install-visits.ts';

/**
 * True in Safari of an iPhone or iPad, where installing takes two presses of the user; an iPad calls itself a Macintosh,
 * which has no touch screen.
 */
const isByHand = () =>
  'standalone' in navigator &&
  (/iphone|ipad|ipod/i.test(navigator.userAgent) ||
    (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1));

/** Offers to install the app, on the dashboard alone: no form is there. */
export function InstallHint() {
  const t = useTexts(deviceTexts);
  const today = useToday();
  const prompt = installPrompt.use((offer) => offer);
  const isInstalled = useMediaQuery('(display-mode: standalone)');
  const [isDue, setDue] = useState(() => isInstallDue(today));
  const { pathname } = useLocation();
  useEffect(() => countVisit(today), [today]);
  useEffect(() => {
    const onInstalled = () => setDue(false);
    addEventListener('appinstalled', onInstalled);
    return () => removeEventListener('appinstalled', onInstalled);
  }, []);
  const byHand = isByHand();
  const isOffered = isDue && !isInstalled && (prompt !== undefined || byHand) && matchScreen(pathname) === 'dashboard';
  if (!isOffered) return null;

  function refuse() {
    refuseInstall();
    setDue(false);
  }
  async function install() {
    // An offer is good for one question, of one press.
    installPrompt.set(undefined);
    const { outcome } = await prompt!.prompt();
    if (outcome === 'dismissed') refuse();
  }

  return (
    <section className="install-hint" aria-labelledby="install-hint">
      <div className="install-hint-head">
        <span className="install-hint-mark">
          <BrandMark size={36} />
        </span>
        <span>
          <b id="install-hint">{t.title}</b>
          <small>{t.why}</small>
        </span>
      </div>
      {!prompt && (
        <ol>
          <li>
            <Share size={18} aria-hidden="true" />
            <Step text={t.share({ button: '|' })} button={t.shareButton} />
          </li>
          <li>
            <SquarePlus size={18} aria-hidden="true" />
            <Step text={t.add({ button: '|' })} button={t.addButton} />
          </li>
        </ol>
      )}
      <div className="row">
        {prompt && (
          <button type="button" className="btn" onClick={() => void install()}>
            {t.install}
          </button>
        )}
        <button type="button" className="btn line" onClick={refuse}>
          {t.notNow}
        </button>
      </div>
    </section>
  );
}

function Step({ text, button }: { text: string; button: string }) {
  const [before, after] = text.split('|');
  return (
    <span>
      {before}
      <b>{button}</b>
      {after}
    </span>
  );
}
