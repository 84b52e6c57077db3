import '../pages.css';
import './pricing.css';
import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { site } from '../../lib/site.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../PageHero.tsx';
import { StartLink } from '../StartLink.tsx';
import { pricingTexts } from './texts.ts';

const lead = site.petLimit === null ? 'openLead' : 'limitedLead';

export const handle = { static: true };
export const meta = pageMeta(pricingTexts.title, pricingTexts[lead]);

const residents = [
  { species: 'cat', hue: 'lilac' },
  { species: 'dog', hue: 'sage' },
] as const;

/** The plans: one where no limit of pets is set, else the free one and one without a limit, which has no price. */
export default function PricingPage() {
  const t = useTexts(pricingTexts);
  return (
    <div className="pub">
      <PageHero title={t.title} lead={t[lead]} residents={residents} isTool />
      <div className="w pricing" data-plans={site.petLimit === null ? 1 : 2}>
        <section className="pricing-plans" aria-label={t.plans}>
          {site.petLimit === null ? <OpenPlan /> : <LimitedPlans petLimit={site.petLimit} />}
          <p className="pricing-note">
            <Info size={18} aria-hidden="true" />
            <span>
              {site.petLimit !== null && `${t.counted} `}
              {t.announced}
            </span>
          </p>
        </section>
        <Included />
      </div>
    </div>
  );
}

function OpenPlan() {
  const t = useTexts(pricingTexts);
  const format = useFormats();
  return (
    <Plan
      isFirst
      title={t.free}
      price={format.ilsRounded(0)}
      words={t.openFor}
      allows={[t.allPets, t.allFeatures, t.allPeople, t.noCard]}
    >
      <StartLink className="btn clay" />
    </Plan>
  );
}

function LimitedPlans({ petLimit }: { petLimit: number }) {
  const t = useTexts(pricingTexts);
  const { lang } = useLanguage();
  const format = useFormats();
  return (
    <>
      <Plan
        isFirst
        title={t.free}
        price={format.ilsRounded(0)}
        words={t.freeFor}
        allows={[t.pets({ count: petLimit }), t.allFeatures, t.allPeople, t.noCard]}
      >
        <StartLink className="btn clay" />
      </Plan>
      <Plan
        title={t.premium}
        price={t.premiumPrice}
        words={t.premiumFor}
        allows={[t.allPets, t.allFeatures, t.allPeople, t.byUs]}
      >
        <a className="btn line" href={pathInLang(lang, '/contact')}>
          {t.ask}
        </a>
      </Plan>
    </>
  );
}

type PlanProps = {
  title: string;
  price: string;
  words: string;
  allows: readonly string[];
  isFirst?: boolean;
  children: ReactNode;
};

const Plan = ({ title, price, words, allows, isFirst, children }: PlanProps) => (
  <article className="pricing-plan" data-first={isFirst || undefined}>
    <h2>{title}</h2>
    <p className="pricing-price">{price}</p>
    <p className="pricing-for">{words}</p>
    <ul>
      {allows.map((one) => (
        <li key={one}>
          <Check size={18} aria-hidden="true" />
          {one}
        </li>
      ))}
    </ul>
    {children}
  </article>
);

const includedRows = ['rowCare', 'rowMoney', 'rowPeople', 'rowFiles', 'rowExport', 'rowSupport'] as const;

function Included() {
  const t = useTexts(pricingTexts);
  const format = useFormats();
  const plans = site.petLimit === null ? [t.free] : [t.free, t.premium];
  return (
    <div className="card pricing-included">
      <table aria-label={t.included}>
        <thead>
          <tr>
            <th scope="col">{t.included}</th>
            {plans.map((plan) => (
              <th key={plan} scope="col">
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t.rowPets}</th>
            {site.petLimit !== null && <td className="num">{format.number(site.petLimit)}</td>}
            <td>{t.unlimited}</td>
          </tr>
          {includedRows.map((row) => (
            <tr key={row}>
              <th scope="row">{t[row]}</th>
              {plans.map((plan) => (
                <td key={plan}>
                  <Check size={20} aria-hidden="true" />
                  <span className="sr">{t.yes}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
