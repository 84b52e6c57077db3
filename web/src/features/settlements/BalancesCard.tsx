import { type CSSProperties, type ReactNode, useId } from 'react';
import type { PersonalBalance } from '@tzemed/contract/money/settlements';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { settlementTexts } from './texts.ts';
import { type SharedHome, useNames } from './use-settlements.ts';

type Props = { home: Pick<SharedHome, 'people' | 'from'> };

/** Amount paid and own share of each person, and what has become of the difference. */
export function BalancesCard({ home: { people, from } }: Props) {
  const t = useTexts(settlementTexts);
  const f = useFormats();
  const id = useId();
  const largest = Math.max(1, ...people.flatMap(({ paid, share }) => [paid, share]));
  const hasPassed = people.some(({ sent, received }) => sent > 0 || received > 0);
  const heads = [t.person, t.paid, t.share, ...(hasPassed ? [t.passed] : []), t.balance];
  return (
    <section className="card settle-card" aria-labelledby={id}>
      <h2 id={id}>{t.whoPaid}</h2>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((one) => (
            <Row key={one.userId} one={one} largest={largest} hasPassed={hasPassed} />
          ))}
        </tbody>
      </table>
      {from && <p className="muted settle-since">{t.since({ day: f.day(from) })}</p>}
    </section>
  );
}

type RowProps = { one: PersonalBalance; largest: number; hasPassed: boolean };

function Row({ one: { userId, isOwner, paid, share, sent, received, balance }, largest, hasPassed }: RowProps) {
  const t = useTexts(settlementTexts);
  const f = useFormats();
  const { isMe, full } = useNames();
  const part = (sum: number) => Math.max(0, sum) / largest;
  const amount = f.ils(Math.abs(balance));
  return (
    <tr>
      <th scope="row">
        <div className="settle-who">
          <PersonAvatar
            is={isMe(userId) ? 'me' : isOwner ? 'owner' : 'guest'}
            name={full(userId)}
            id={userId}
            size={40}
          />
          <span>
            <bdi>{full(userId)}</bdi>
            {isMe(userId) && <Badge>{t.you}</Badge>}
            {!isOwner && <small className="muted">{t.notOwner}</small>}
          </span>
        </div>
      </th>
      <Cell head={t.paid} className="settle-paid">
        <b className="num">{f.ils(paid)}</b>
        <i style={{ '--paid': part(paid), '--share': part(share) } as CSSProperties} aria-hidden="true" />
      </Cell>
      <Cell head={t.share}>
        <span className="num">{f.ils(share)}</span>
      </Cell>
      {hasPassed && (
        <Cell head={t.passed} className="settle-passed">
          {sent > 0 && <span>{t.sent({ amount: f.ils(sent) })}</span>}
          {received > 0 && <span>{t.received({ amount: f.ils(received) })}</span>}
          {sent === 0 && received === 0 && '–'}
        </Cell>
      )}
      <Cell head={t.balance} className="settle-now">
        {balance === 0 && <Badge>{t.even}</Badge>}
        {balance > 0 && <Badge tone="ok">{t.gets({ amount })}</Badge>}
        {balance < 0 && <Badge tone="warn">{t.owes({ amount })}</Badge>}
      </Cell>
    </tr>
  );
}

const Cell = ({ head, className, children }: { head: string; className?: string; children: ReactNode }) => (
  <td className={className}>
    <span className="settle-head" aria-hidden="true">
      {head}
    </span>
    {children}
  </td>
);
