import '../pages.css';
import './download.css';
import AppWindow from 'lucide-react/icons/app-window';
import BellRing from 'lucide-react/icons/bell-ring';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import MonitorDown from 'lucide-react/icons/monitor-down';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Share from 'lucide-react/icons/share';
import type { LucideIcon } from 'lucide-react/types';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { homePath } from '../../lib/session/return-path.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../PageHero.tsx';
import { type Device, DeviceArt } from './DeviceArt.tsx';
import script from './download.ts?worker&url';
import { ownDeviceFirst } from './own-device-script.ts';
import { downloadTexts, gains, steps } from './texts.ts';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(downloadTexts.title, downloadTexts.lead);

const residents = [
  { species: 'dog', hue: 'apricot' },
  { species: 'fish', hue: 'sky' },
] as const;

/** The button that each system has the app installed by. */
const devices = [
  { device: 'android', icon: EllipsisVertical, button: 'threeDots' },
  { device: 'apple', icon: Share, button: 'share' },
  { device: 'computer', icon: MonitorDown, button: 'installIcon' },
] as const satisfies readonly { device: Device; icon: LucideIcon; button: string }[];

/** Steps for each device; scripts put that of the visitor first, and offer to install where the browser can. */
export default function DownloadPage() {
  const t = useTexts(downloadTexts);
  return (
    <div className="pub">
      <PageHero title={t.title} lead={t.lead} residents={residents} isTool />
      <section className="w download">
        <div role="status">
          <div className="banner ok download-installed">
            <CircleCheck size={20} aria-hidden="true" />
            <p>{t.installed}</p>
            <a className="btn sm" href={homePath}>
              {t.open}
            </a>
          </div>
        </div>
        <h2 className="sr">{t.devices}</h2>
        <ul className="download-devices">
          {devices.map((one) => (
            <DeviceCard key={one.device} {...one} />
          ))}
        </ul>
        <script dangerouslySetInnerHTML={{ __html: ownDeviceFirst }} />
        <Gains />
      </section>
      <script type="module" src={script} />
    </div>
  );
}

function DeviceCard({ device, icon: Icon, button }: (typeof devices)[number]) {
  const t = useTexts(downloadTexts);
  const { lang } = useLanguage();
  return (
    <li className="card" data-device={device}>
      <div className="download-art">
        <DeviceArt device={device} />
      </div>
      <div className="download-head">
        <h3>{t[device]}</h3>
        <span className="badge pine">
          <Check size={14} aria-hidden="true" />
          {t.own}
        </span>
      </div>
      {device !== 'apple' && (
        <button type="button" className="btn" data-install hidden>
          <Download size={18} aria-hidden="true" />
          {t.install}
        </button>
      )}
      <ol>
        {steps[device].map((step) => {
          const [before, after] = step[lang].split('{icon}');
          return (
            <li key={step.en}>
              <span>
                {before}
                {after !== undefined && (
                  <>
                    <span className="download-key">
                      <Icon size={15} aria-hidden="true" />
                      <span className="sr">{t[button]}</span>
                    </span>
                    {after}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </li>
  );
}

function Gains() {
  const t = useTexts(downloadTexts);
  const g = useTexts(gains);
  const lines = [
    { icon: AppWindow, title: g.ownWindow, text: g.ownWindowText },
    { icon: BellRing, title: g.notifications, text: g.notificationsText },
    { icon: HeartPulse, title: g.emergency, text: g.emergencyText },
    { icon: RefreshCw, title: g.fresh, text: g.freshText },
  ];
  return (
    <>
      <h2>{t.what}</h2>
      <ul className="download-gains">
        {lines.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <span className="tile">
              <Icon size={20} aria-hidden="true" />
            </span>
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
