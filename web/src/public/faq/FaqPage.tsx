import './faq.css';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleHelp from 'lucide-react/icons/circle-help';
import Footprints from 'lucide-react/icons/footprints';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MessageCircle from 'lucide-react/icons/message-circle';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import Wallet from 'lucide-react/icons/wallet';
import type { LucideIcon } from 'lucide-react/types';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { newTicketPath, supportPath } from '../../lib/session/return-path.ts';
import { OpenNowBadge } from '../contact/OpenNowBadge.tsx';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../PageHero.tsx';
import { StructuredData } from '../StructuredData.tsx';
import { VisitorLink } from '../VisitorLink.tsx';
import { categories, type Category, questions } from './questions.ts';
import { faqTexts } from './texts.ts';
import script from './faq.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(faqTexts.title, faqTexts.lead);

const icons: Record<Category, LucideIcon> = {
  general: CircleHelp,
  pricing: Wallet,
  start: Footprints,
  security: ShieldCheck,
  technical: MonitorSmartphone,
  support: LifeBuoy,
  features: Sparkles,
};

export default function FaqPage() {
  const t = useTexts(faqTexts);
  return (
    <div className="pub">
      <PageHero
        title={t.title}
        lead={t.lead}
        isTool
        residents={[
          { species: 'bird', hue: 'butter' },
          { species: 'fish', hue: 'sky' },
        ]}
      />
      <div className="w faq">
        <Questions />
        <aside className="card faq-aside">
          <h2>{t.notFound}</h2>
          <p>{t.notFoundText}</p>
          <AskLink />
          <ChatLink />
          <OpenNowBadge />
        </aside>
      </div>
      <FaqData />
      <script type="module" src={script} />
    </div>
  );
}

/** Opened without a script, several at a time. */
function Questions() {
  const { lang } = useLanguage();
  return (
    <div className="faq-questions">
      {questions.map(({ id, category, question, answer }) => {
        const Icon = icons[category];
        return (
          <details key={id} id={id}>
            <summary>
              <h2>{question[lang]}</h2>
              <span className="badge">
                <Icon size={14} aria-hidden="true" />
                {categories[category][lang]}
              </span>
              <ChevronDown size={20} aria-hidden="true" />
            </summary>
            <p>{answer[lang]}</p>
          </details>
        );
      })}
    </div>
  );
}

function AskLink() {
  const t = useTexts(faqTexts);
  return (
    <VisitorLink className="btn" visitor="/contact" signedIn={newTicketPath}>
      <LifeBuoy size={18} aria-hidden="true" />
      {t.support}
    </VisitorLink>
  );
}

/** Outside opening hours nobody chats: one leaves a message. The page's script says which it is. */
function ChatLink() {
  const t = useTexts(faqTexts);
  return (
    <VisitorLink className="btn line" visitor="/contact" signedIn={supportPath}>
      <MessageCircle size={18} aria-hidden="true" />
      <span data-if-open={t.chat} data-if-shut={t.leave}>
        {t.chat}
      </span>
    </VisitorLink>
  );
}

function FaqData() {
  const { lang } = useLanguage();
  return (
    <StructuredData
      data={{
        '@type': 'FAQPage',
        inLanguage: lang,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question[lang],
          acceptedAnswer: { '@type': 'Answer', text: answer[lang] },
        })),
      }}
    />
  );
}
