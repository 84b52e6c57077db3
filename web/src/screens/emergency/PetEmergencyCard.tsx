import './emergency.css';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Phone from 'lucide-react/icons/phone';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { dayOf } from '@tzemed/contract/dates/days';
import { describePet, neuteredText } from '@tzemed/contract/pets/describe-pet';
import { phoneLink } from '@tzemed/contract/text/phone-numbers';
import { Described } from '../../features/pets/PetCard.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { linkToPet } from '../../screens.ts';
import { canSendFiles } from '../../shared/downloads/send-file.ts';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import type { CardSource, EmergencyCard } from './api.ts';
import { ChipNumberTile } from './ChipNumberTile.tsx';
import { OfflineCopyLine } from './OfflineCopyLine.tsx';
import { RabiesTile } from './RabiesTile.tsx';
import { emergencyTexts } from './texts.ts';
import { VetTile } from './VetTile.tsx';

type Props = { card: EmergencyCard; source: CardSource };

export function PetEmergencyCard({ card, source }: Props) {
  const t = useTexts(emergencyTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const today = useToday();
  const { pet, medicines, vets } = card;
  usePageTitle(`${t.title} – ${pet.name}`);
  const policy = [pet.insurer, pet.policyNumber].filter(Boolean).join(' · ');
  const said = [
    ['conditions', pet.conditions],
    ['insurance', [policy, pet.insurance].filter(Boolean).join('\n')],
  ] as const;
  const first = vets.find(({ phones }) => phones.length > 0);

  const fileName = `${t.title} – ${pet.name}.pdf`;
  async function send() {
    const { sendPrintout } = await import('../../shared/downloads/download-printout.ts');
    await sendPrintout(fileName, (of) => of.emergency({ params: { petId: pet.id } }));
  }
  async function print() {
    // The server's printout has a code that leads to this page; offline the page itself is printed.
    if (source !== 'server') return window.print();
    const { downloadPrintout: printSheet } = await import('../../shared/downloads/download-printout.ts');
    await printSheet(fileName, (of) => of.emergency({ params: { petId: pet.id } }));
  }

  return (
    <article className="emergency" data-hue={pet.hue}>
      <header className="emergency-head">
        <div className="emergency-bar">
          <Link to={linkToPet(pet.id)} className="icon-btn" aria-label={t.back({ name: pet.name })}>
            <ArrowRight size={22} aria-hidden="true" className="way-back" />
          </Link>
          <b>{t.title}</b>
          {source === 'server' && canSendFiles() && (
            <IconButton icon={Send} label={t.send} onPress={() => void send()} />
          )}
          <IconButton icon={Printer} label={t.print} onPress={() => void print()} />
        </div>
        <div className="emergency-who">
          <PetPortrait pet={pet} size={92} isArch />
          <div>
            <h1>
              <bdi>{pet.name}</bdi>
            </h1>
            <p>
              <Described parts={[...describePet(pet, today, lang), ...neuteredText(pet, lang)]} />
            </p>
          </div>
        </div>
      </header>
      <div className="emergency-body">
        <Allergies said={pet.allergies} />
        {/* A card that was kept before it said so has none. */}
        {card.rabies && <RabiesTile {...card.rabies} />}
        <ChipNumberTile chip={pet.chipNumber} />
        <Courses courses={card.courses ?? []} />
        {medicines.length > 0 && (
          <section className="emergency-tile">
            <h2>{t.medicines}</h2>
            <ul>
              {medicines.map(({ id, description, notes, date }) => (
                <li key={id} className="emergency-medicine">
                  <b>
                    <bdi>{description}</bdi>
                  </b>
                  <span>{t.lastGiven({ day: f.day(date) })}</span>
                  {notes && (
                    <p>
                      <bdi>{notes}</bdi>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {said
          .filter(([, text]) => text)
          .map(([row, text]) => (
            <section key={row} className="emergency-tile">
              <h2>{t[row]}</h2>
              <p className="emergency-said">
                <bdi>{text}</bdi>
              </p>
            </section>
          ))}
        <section aria-labelledby="emergency-vets">
          <h2 id="emergency-vets" className="emergency-title">
            {t.vets}
          </h2>
          {vets.length > 0 ? (
            <ul className="emergency-vets">
              {vets.map((vet) => (
                <VetTile key={vet.name} vet={vet} />
              ))}
            </ul>
          ) : (
            <p className="muted">{t.noVets}</p>
          )}
        </section>
      </div>
      <footer className="emergency-foot">
        {first && (
          <a className="btn clay" href={phoneLink(first.phones[0]!)}>
            <span className="sr">{t.dial}</span> <Phone size={24} aria-hidden="true" />
            <span>
              <bdi>{first.name}</bdi> <bdi dir="ltr">{first.phones[0]}</bdi>
            </span>
          </a>
        )}
        <OfflineCopyLine card={card} source={source} />
      </footer>
    </article>
  );
}

/** Allergies stand before everything else; the first line is for a reader in a hurry. */
function Allergies({ said }: { said: string | null }) {
  const t = useTexts(emergencyTexts);
  const [first, ...more] = said?.split('\n') ?? [];
  return (
    <section className={said ? 'emergency-tile allergies' : 'emergency-tile'}>
      <h2>
        {said && <TriangleAlert size={18} aria-hidden="true" />}
        {t.allergies}
      </h2>
      {said ? (
        <>
          <p className="emergency-strong">
            <bdi>{first}</bdi>
          </p>
          {more.length > 0 && (
            <p className="emergency-said">
              <bdi>{more.join('\n')}</bdi>
            </p>
          )}
        </>
      ) : (
        <p>{t.noAllergies}</p>
      )}
    </section>
  );
}

/** Medicines that the pet takes now. A card that was kept before it said so has none. */
function Courses({ courses }: { courses: NonNullable<EmergencyCard['courses']> }) {
  const t = useTexts(emergencyTexts);
  const f = useFormats();
  if (courses.length === 0) return null;
  return (
    <section className="emergency-tile">
      <h2>{t.courses}</h2>
      <ul>
        {courses.map(({ id, name, instruction, lastGivenAt }) => (
          <li key={id} className="emergency-medicine">
            <b>
              <bdi>{name}</bdi>
            </b>
            {lastGivenAt && (
              <span>{t.lastDose({ day: f.day(dayOf(new Date(lastGivenAt))), time: f.time(lastGivenAt) })}</span>
            )}
            <p>
              <bdi>{instruction}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
