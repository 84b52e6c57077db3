import { useEffect, useRef } from 'react';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkTo, screens } from '../../screens.ts';
import { CategoryBadge } from '../../shared/categories/CategoryBadge.tsx';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { PetChip } from '../../shared/pets/PetChip.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { addShekels } from './add-shekels.ts';
import { insightTexts } from './texts.ts';
import { type FigureQuery, useBehind } from './use-insight.ts';

type Props = {
  title: string;
  of: FigureQuery;
  total: number;
  /** Figure to compare with, and its name; undefined if only a part of the period has passed. */
  previous: { total: number; name: string } | undefined;
  onClose: () => void;
};

/** The expenses that a bar is made of, the largest first. */
export function FigureExpenses({ title, of, total, previous, onClose }: Props) {
  const t = useTexts(insightTexts);
  const f = useFormats();
  const { petOf } = usePets();
  const load = useBehind(of);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // `scrollIntoView` returns a promise by now, which is no cleanup function.
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  });
  /** Keyboard users continue from the bar that opened the list. */
  function close() {
    place.current?.parentElement?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    onClose();
  }
  const rows = load.data?.expenses ?? [];
  const more = previous && addShekels(total, -previous.total);
  function besideOf(sum: number) {
    const beside = { sum: f.ilsShort(Math.abs(sum)), than: previous!.name };
    return sum === 0 ? t.asMuch(beside) : sum > 0 ? t.moreThan(beside) : t.lessThan(beside);
  }
  return (
    <section ref={place} className="behind" aria-label={t.rowsOf({ what: title })}>
      <header>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <p role="status">
          {load.data && t.counted({ count: load.data.total })}
          {more !== undefined && ` · ${besideOf(more)}`}
        </p>
        <Link className="link" to={linkTo(screens.expenses, of)}>
          {t.wholeList}
        </Link>
        <IconButton icon={X} label={t.close} onPress={close} />
      </header>
      <LoadBanner load={load} />
      {load.isPending && <Skeleton count={2} />}
      <ul>
        {rows.map(({ id, description, category, petId, date, amount }) => (
          <li key={id}>
            <b>
              <bdi>{description}</bdi>
            </b>
            <span className="behind-about">
              <CategoryBadge category={category} />
              <PetChip pet={petOf(petId)} />
              <time className="num muted" dateTime={date}>
                {f.day(date)}
              </time>
            </span>
            <span className={amount < 0 ? 'num came-back' : 'num'}>{f.ils(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
