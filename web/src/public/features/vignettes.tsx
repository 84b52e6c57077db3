import Check from 'lucide-react/icons/check';
import FileDown from 'lucide-react/icons/file-down';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Syringe from 'lucide-react/icons/syringe';
import TrendingDown from 'lucide-react/icons/trending-down';
import Wallet from 'lucide-react/icons/wallet';
import type { LucideIcon } from 'lucide-react/types';
import { PetFace } from '../../art/PetFace.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { featuresTexts } from './texts.ts';

// Small pieces of the real screens, drawn in the page's own language and theme.

export function ProfileVignette() {
  const t = useTexts(featuresTexts);
  return (
    <div className="vig-card vig-profile">
      <span className="arch" data-hue="apricot">
        <PetFace species="dog" hue="apricot" size={80} />
      </span>
      <span>
        <b>{t.bella}</b>
        <small>{t.breed}</small>
        <span className="row">
          <span className="badge">{t.chip}</span>
          <span className="badge">{t.insured}</span>
        </span>
      </span>
    </div>
  );
}

export function HealthVignette() {
  const t = useTexts(featuresTexts);
  return (
    <div className="vig-card">
      <Validity name={t.rabies} left={t.validUntil} tone="ok" share={92} />
      <Validity name={t.lepto} left={t.weeksLeft} tone="warn" share={14} />
    </div>
  );
}

type ValidityProps = { name: string; left: string; tone: 'ok' | 'warn'; share: number };

const Validity = ({ name, left, tone, share }: ValidityProps) => (
  <div className="vig-validity" data-tone={tone}>
    <b>{name}</b>
    <span className={`badge ${tone}`}>{left}</span>
    <i>
      <i style={{ inlineSize: `${share}%` }} />
    </i>
  </div>
);

export function RemindersVignette() {
  const t = useTexts(featuresTexts);
  return (
    <div className="vig-card vig-lines">
      <div>
        <PetFace species="bird" hue="butter" size={38} />
        <span>
          <b>{t.water}</b>
          <small>{t.daily}</small>
        </span>
        <b className="num">20:00</b>
        <i className="vig-tick">
          <Check size={16} />
        </i>
      </div>
      <div>
        <PetFace species="cat" hue="lilac" size={38} />
        <span>
          <b>{t.brush}</b>
          <small>{t.doneAt}</small>
        </span>
        <b className="num">19:30</b>
        <i className="vig-tick" data-done>
          <Check size={16} />
        </i>
      </div>
    </div>
  );
}

const bars = [34, 58, 42, 76, 50, 92];

export function ExpensesVignette() {
  const t = useTexts(featuresTexts);
  return (
    <div className="vig-card">
      <div className="vig-head">
        <span>
          <small>{t.november}</small>
          <b className="num">1,284 ₪</b>
        </span>
        <span className="badge ok">
          <TrendingDown size={14} />
          {t.less}
        </span>
      </div>
      <div className="vig-bars">
        {bars.map((height) => (
          <i key={height} style={{ blockSize: `${height}%` }} data-now={height === bars.at(-1) || undefined} />
        ))}
      </div>
    </div>
  );
}

export function DiaryVignette() {
  const t = useTexts(featuresTexts);
  return (
    <div className="vig-card vig-diary">
      <Happened icon={Syringe} what={t.sixFold} day={t.day17} />
      <Happened icon={Stethoscope} what={t.checkup} day={t.day16} />
      <Happened icon={Wallet} what={t.food} day={t.day12} />
    </div>
  );
}

const Happened = ({ icon: Icon, what, day }: { icon: LucideIcon; what: string; day: string }) => (
  <div>
    <i>
      <Icon size={15} />
    </i>
    <b>{what}</b>
    <small>{day}</small>
  </div>
);

export function ReportsVignette() {
  const t = useTexts(featuresTexts);
  return (
    <div className="vig-card">
      <div className="vig-head">
        <b>{t.year}</b>
        <span className="badge">
          <FileDown size={14} />
          PDF
        </span>
      </div>
      <svg viewBox="0 0 260 96" className="vig-curve">
        <path d="M8 84h244" stroke="var(--line)" strokeWidth="2" />
        <path d="M252 70 204 58 156 62 108 40 60 30 12 22V84H252Z" fill="var(--sky-soft)" />
        <path
          d="M252 70 204 58 156 62 108 40 60 30 12 22"
          fill="none"
          stroke="var(--sky-mid)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="12" cy="22" r="6" fill="var(--sky-mid)" />
      </svg>
    </div>
  );
}
