import './home.css';
import { brand } from '@tzemed/contract/brand';
import { BellRing, Check, HeartPulse, Stethoscope } from 'lucide-react';
import { Arcade } from '../art/Arcade.tsx';
import { PetFace } from '../art/faces.tsx';
import { inLang, langOfPath } from '../i18n/language.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { useFormats } from '../lib/use-formats.ts';
import { publicTexts } from './texts.ts';
import { homePath } from '../lib/return-path.ts';

export const handle = { static: true };

export function meta({ location }: { location: { pathname: string } }) {
  const lang = langOfPath(location.pathname);
  const { homeLead, homeDescription } = publicTexts;
  const title = `${brand.name[lang]} – ${homeLead[lang].split(/ [–-] /)[0]}`;
  return [{ title }, { name: 'description', content: homeDescription[lang] }];
}

const benefits = [
  { hue: 'apricot', icon: HeartPulse, title: 'careTitle', text: 'careText' },
  { hue: 'sky', icon: BellRing, title: 'timeTitle', text: 'timeText' },
  { hue: 'sage', icon: Stethoscope, title: 'healthTitle', text: 'healthText' },
] as const;

export default function HomePage() {
  return (
    <>
      <Hero />
      <Benefits />
      <Closing />
    </>
  );
}

function Hero() {
  const t = useTexts(publicTexts);
  const { lang } = useLanguage();
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>{t.homeTitle}</h1>
        <p>{t.homeLead}</p>
        <div className="row">
          <a className="btn clay lg if-in" href={homePath}>
            {t.toApp}
          </a>
          <a className="btn clay lg if-out" href="#features">
            {t.discover}
          </a>
          <a className="btn line lg if-out" href={inLang(lang, '/login')}>
            {t.login}
          </a>
        </div>
      </div>
      <div className="hero-art">
        <Arcade label={t.homeArt} />
        <Samples />
      </div>
    </section>
  );
}

/** Two cards of the app that float over the picture; decoration. */
function Samples() {
  const t = useTexts(publicTexts);
  const format = useFormats();
  return (
    <>
      <div className="float f1" data-hue="apricot" aria-hidden="true">
        <PetFace species="dog" hue="apricot" size={44} />
        <div>
          <b>{t.sampleVaccine}</b>
          <span>{t.sampleTime}</span>
        </div>
        <i className="tick">
          <Check size={18} />
        </i>
      </div>
      <div className="float f2" aria-hidden="true">
        <span>{t.sampleExpenses}</span>
        <b className="num">{format.ilsRounded(1284)}</b>
      </div>
    </>
  );
}

function Benefits() {
  const t = useTexts(publicTexts);
  return (
    <section className="why" id="features">
      <h2>{t.why}</h2>
      <ul>
        {benefits.map(({ hue, icon: Icon, title, text }) => (
          <li key={title} className="why-card" data-hue={hue}>
            <span className="why-ic">
              <Icon size={28} aria-hidden="true" />
            </span>
            <h3>{t[title]}</h3>
            <p>{t[text]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closing() {
  const t = useTexts(publicTexts);
  return (
    <section className="closing">
      <div>
        <h2>{t.closingTitle}</h2>
        <p>{t.closingText}</p>
      </div>
      <a className="btn lg" href={`mailto:${brand.supportEmail}`}>
        {t.contactNow}
      </a>
    </section>
  );
}
