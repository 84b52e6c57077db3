import type { ReactNode } from 'react';
import Copy from 'lucide-react/icons/copy';
import { useTexts } from '../../i18n/use-texts.ts';
import { Verb } from './ApiFrame.tsx';
import type { Call, Given } from './calls.ts';
import { CodeLine, CodeText } from './CodeText.tsx';
import { sampleKinds, samplesOf } from './samples.ts';
import { apiTexts } from './texts.ts';

/** A site that was given no address stands where `npm start` puts it. */
const origin = import.meta.env.PUBLIC_URL || 'http://localhost:3000';

/** Words of the document are English, whatever the language of the page. */
const english = { lang: 'en', dir: 'ltr' } as const;

/** Article on one call: what it does, takes and returns, and how to make it. */
export function CallArticle({ call }: { call: Call }) {
  const t = useTexts(apiTexts);
  const { id, method, path, summary, description, isOpen, parameters, fields, body, answers, reply } = call;
  return (
    <article className="api-call" id={id}>
      <div className="api-doc">
        <h2 dir="ltr">
          <Verb method={method} />
          <code>{path}</code>
        </h2>
        {isOpen && <span className="badge ok">{t.open}</span>}
        <div {...english} className="api-words">
          <p className="api-summary">
            <CodeLine text={summary} />
          </p>
          <CodeText text={description} />
        </div>
        {parameters.length > 0 && <GivenTable heading={t.parameters} rows={parameters} of={path} />}
        {body?.kind === 'file' && (
          <p>
            {t.fileBody}
            {body.text && (
              <>
                {' · '}
                <bdi lang="en">{body.text}</bdi>
              </>
            )}
          </p>
        )}
        {fields.length > 0 && <GivenTable heading={t.body} rows={fields} of={path} />}
        <h3>{t.answers}</h3>
        <dl className="api-answers">
          {answers.map(({ code, text }) => (
            <div key={code}>
              <dt>
                <span className={`badge ${toneOf(code)}`}>{code}</span>
              </dt>
              <dd {...english}>
                <CodeLine text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="api-code">
        <Samples call={call} />
        {reply.example !== undefined && (
          <CodeBlock
            heading={<h3>{t.answer({ code: reply.code })}</h3>}
            code={JSON.stringify(reply.example, null, 2)}
          />
        )}
      </div>
    </article>
  );
}

const toneOf = (code: string) => (code.startsWith('2') ? 'ok' : code.startsWith('5') ? 'danger' : 'warn');

function GivenTable({ heading, rows, of }: { heading: string; rows: readonly Given[]; of: string }) {
  const t = useTexts(apiTexts);
  return (
    <>
      <h3>{heading}</h3>
      <table className="api-given">
        <caption className="sr">
          {heading}: <bdi>{of}</bdi>
        </caption>
        <thead className="sr">
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.about}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, place, isRequired, type, text }) => (
            <tr key={`${place} ${name}`}>
              <th scope="row">
                <code dir="ltr">{name}</code>
                {isRequired && <span className="api-required">{t.required}</span>}
              </th>
              <td {...english}>
                <code>
                  {place === 'body' ? '' : `${place} · `}
                  {type}
                </code>
                {text && (
                  <span>
                    <CodeLine text={text} />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Samples stand in tabs that need no script: the marked choice is shown. */
function Samples({ call }: { call: Call }) {
  const t = useTexts(apiTexts);
  const samples = samplesOf(call, origin);
  return (
    <div className="api-samples">
      <div className="api-tabs">
        <h3>{t.request}</h3>
        <fieldset>
          <legend className="sr">{t.codeIn}</legend>
          {sampleKinds.map((kind) => (
            <label key={kind}>
              <input type="radio" name={`sample-${call.id}`} value={kind} defaultChecked={kind === 'curl'} />
              <span>{kind}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {sampleKinds.map((kind) => (
        <CodeBlock key={kind} kind={kind} code={samples[kind]} />
      ))}
    </div>
  );
}

function CodeBlock({ code, heading, kind }: { code: string; heading?: ReactNode; kind?: string }) {
  const t = useTexts(apiTexts);
  return (
    <div className="api-block" data-sample={kind}>
      {heading}
      <button type="button" className="api-copy" data-copy={t.copied} aria-label={t.copy} title={t.copy}>
        <Copy size={16} aria-hidden="true" />
      </button>
      {/* Long ones scroll, and by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre dir="ltr" lang="en" tabIndex={0}>
        {code}
      </pre>
    </div>
  );
}
