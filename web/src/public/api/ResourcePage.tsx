import { useParams } from 'react-router';
import { wordsIn } from '@tzemed/contract/text/texts';
import { languages } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageMeta } from '../page-meta.ts';
import { ApiFrame } from './ApiFrame.tsx';
import { CallArticle } from './CallArticle.tsx';
import { callsOf } from './calls.ts';
import { apiDocument } from './document.ts';
import { resourceAt, resources } from './resources.ts';
import { apiTexts } from './texts.ts';

export const handle = { static: true, hasOwnScript: true };

const nameIn = ({ resource = '' }: { resource?: string }) => resourceAt(`/developers/${resource}`) ?? '';

export const meta = ({ params, location }: { params: { resource?: string }; location: { pathname: string } }) => {
  const word = resources[nameIn(params)];
  if (!word) return [];
  const lead = Object.fromEntries(
    languages.map((lang) => [lang, wordsIn(apiTexts, lang).resourceLead({ resource: word[lang] })]),
  ) as typeof word;
  const title = { he: `${word.he} – API`, en: `${word.en} – API`, ar: `${word.ar} – API` };
  return pageMeta(title, lead, 'api')({ location: { pathname: location.pathname } });
};

/** All calls of one resource. */
export default function ResourcePage() {
  const { lang } = useLanguage();
  const t = useTexts(apiTexts);
  const name = nameIn(useParams());
  const calls = callsOf(apiDocument, name);
  const about = apiDocument.tags.find((tag) => tag.name === name)?.description;
  return (
    <ApiFrame
      title={resources[name]?.[lang] ?? ''}
      lead={
        <>
          <bdi lang="en">{about}</bdi>
          {lang !== 'en' && <span className="api-note">{t.inEnglish}</span>}
        </>
      }
      current={name}
      calls={calls}
    >
      {calls.map((call) => (
        <CallArticle key={call.id} call={call} />
      ))}
    </ApiFrame>
  );
}
