import './about.css';
import Heart from 'lucide-react/icons/heart';
import Lightbulb from 'lucide-react/icons/lightbulb';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { PetFace } from '../../art/PetFace.tsx';
import { Portrait } from '../../art/Portrait.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { ClosingCard } from '../ClosingCard.tsx';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../PageHero.tsx';
import { aboutTexts } from './texts.ts';

export const handle = { static: true };
export const meta = pageMeta(aboutTexts.title, aboutTexts.lead);

const values = [
  { icon: Heart, title: 'love', text: 'loveText' },
  { icon: Lightbulb, title: 'innovation', text: 'innovationText' },
  { icon: ShieldCheck, title: 'reliability', text: 'reliabilityText' },
] as const;

const team = [
  { person: 'curls', title: 'design', text: 'designText' },
  { person: 'short', title: 'development', text: 'developmentText' },
  { person: 'bun', title: 'support', text: 'supportText' },
] as const;

const milestones = [
  { year: '2023', title: 'idea', text: 'ideaText' },
  { year: '2024', title: 'firstVersion', text: 'firstVersionText' },
  { year: '2025', title: 'opened', text: 'openedText' },
] as const;

export default function AboutPage() {
  const t = useTexts(aboutTexts);
  return (
    <div className="pub">
      <PageHero
        title={t.heading}
        lead={t.lead}
        residents={[
          { species: 'fish', hue: 'sky' },
          { species: 'dog', hue: 'sage' },
          { species: 'rodent', hue: 'rose' },
        ]}
      />
      <section className="band">
        <div className="w sec mission">
          <span className="arch" data-hue="lilac" aria-hidden="true">
            <PetFace species="cat" hue="lilac" size={160} />
          </span>
          <div>
            <h2>{t.mission}</h2>
            <p>{t.missionText}</p>
          </div>
        </div>
      </section>
      <section className="w sec">
        <h2>{t.valuesHeading}</h2>
        <ul className="about-cards">
          {values.map(({ icon, title, text }) => (
            <li key={title} className="card value">
              <RowIcon icon={icon} />
              <h3>{t[title]}</h3>
              <p>{t[text]}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="band">
        <div className="w sec">
          <h2>{t.teamHeading}</h2>
          <ul className="about-cards">
            {team.map(({ person, title, text }) => (
              <li key={title} className="mate">
                <Portrait person={person} size={150} />
                <h3>{t[title]}</h3>
                <p>{t[text]}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="w sec">
        <h2>{t.wayHeading}</h2>
        <ol className="milestones">
          {milestones.map(({ year, title, text }) => (
            <li key={year}>
              <b>{year}</b>
              <h3>{t[title]}</h3>
              <p>{t[text]}</p>
            </li>
          ))}
        </ol>
      </section>
      <ClosingCard title={t.closing} text={t.closingText} />
    </div>
  );
}
