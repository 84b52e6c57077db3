import type { ComponentProps, ReactNode } from 'react';
import Search from 'lucide-react/icons/search';
import { maxSearchLength } from '@tzemed/contract/items/search';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, searchPage } from '../../screens.ts';
import { Link } from '../../ui/Link.tsx';
import { shellTexts } from '../texts.ts';

type Props = Pick<ComponentProps<'form'>, 'onSubmit' | 'onBlur' | 'onKeyDown'> & {
  input?: ComponentProps<'input'>;
  /** Content that belongs to the field, inside the form. */
  children?: ReactNode;
};

/** Search in everything: a field in the top bar, and on a phone a link to a screen of its own. */
export function SearchForm({ input, children, ...form }: Props) {
  const t = useTexts(shellTexts);
  return (
    <>
      <form role="search" className="find wide-only" action={linkTo(searchPage)} {...form}>
        <Search size={20} aria-hidden="true" />
        <input
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          // Allows one character more than the limit, so that the search can say that the text is too long.
          maxLength={maxSearchLength + 1}
          aria-label={t.search}
          aria-keyshortcuts="/"
          placeholder={t.searchHint}
          {...input}
        />
        <kbd aria-hidden="true">/</kbd>
        {children}
      </form>
      <Link to={linkTo(searchPage)} className="icon-btn narrow-only" aria-label={t.search} aria-keyshortcuts="/">
        <Search size={22} aria-hidden="true" />
      </Link>
    </>
  );
}
