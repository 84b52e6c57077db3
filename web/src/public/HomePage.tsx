import './pages.css';
import './home.css';
import { brand } from '@tzemed/contract/brand';
import BellRing from 'lucide-react/icons/bell-ring';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { Arcade } from '../art/Arcade.tsx';
import { PetFace } from '../art/PetFace.tsx';
import { pathInLang, langOfPath } from '../i18n/language.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { homePath } from '../lib/session/return-path.ts';
import { ProductScreenshot } from './ProductScreenshot.tsx';
import { shareMeta } from './share-meta.ts';
import { publicTexts } from './texts.ts';

export const handle = { static: true };

export function meta({ location }: { location: { pathname: string } }) {
  const lang = langOfPath(location.pathname);
  const { homeLead, homeDescription } = publicTexts;
  const title = `${brand.name[lang]} – ${homeLead[lang].split(/ [–-] /)[0]}`;
  return [{ title }, { name: 'description', content: homeDescription[lang] }, ...shareMeta({ lang, title })];
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
      <Look />
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
        <Title />
        <p>{t.homeLead}</p>
        <div className="row">
          <a className="btn clay lg if-in" href={homePath}>
            {t.toApp}
          </a>
          <a className="btn clay lg if-out" href={pathInLang(lang, '/signup')}>
            {t.signupFree}
          </a>
          <a className="btn line lg if-out" href={pathInLang(lang, '/features')}>
            {t.discover}
          </a>
          <a className="btn line lg" href={pathInLang(lang, '/about')}>
            {t.about}
          </a>
        </div>
        <Trust />
        <p className="registered if-out">
          {t.registered}{' '}
          <a className="link" href={pathInLang(lang, '/login')}>
            {t.login}
          </a>
        </p>
      </div>
      <div className="hero-art">
        <Arcade label={t.homeArt} />
        <Sample />
      </div>
    </section>
  );
}

/** Breaks before the name, if anywhere. */
function Title() {
  const [welcome, name] = useTexts(publicTexts).homeTitle.split(/ (?=\S+$)/);
  return (
    <h1>
      <span>{welcome}</span> <span>{name}</span>
    </h1>
  );
}

function Trust() {
  const t = useTexts(publicTexts);
  return (
    <ul className="trust">
      {[t.trustFree, t.trustQuiet, t.trustYours].map((line) => (
        <li key={line}>
          <CircleCheck size={20} aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** A reminder that floats over the picture; decoration. */
function Sample() {
  const t = useTexts(publicTexts);
  return (
    <div className="float" data-hue="apricot" aria-hidden="true">
      <PetFace species="dog" hue="apricot" size={44} />
      <div>
        <b>{t.sampleVaccine}</b>
        <span>{t.sampleTime}</span>
      </div>
      <i className="tick">
        <Check size={18} />
      </i>
    </div>
  );
}

function Look() {
  const t = useTexts(publicTexts);
  return (
    <section className="look">
      <h2>{t.lookTitle}</h2>
      <p>{t.lookText}</p>
      <div className="frame">
        <ProductScreenshot alt={t.lookPicture} />
      </div>
    </section>
  );
}

function Benefits() {
  const t = useTexts(publicTexts);
  return (
    <section className="why">
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
  const { lang } = useLanguage();
  return (
    <section className="closing">
      <div>
        <h2>{t.closingTitle}</h2>
        <p>{t.closingText}</p>
      </div>
      <a className="btn lg" href={pathInLang(lang, '/contact')}>
        {t.contactNow}
      </a>
    </section>
  );
}
