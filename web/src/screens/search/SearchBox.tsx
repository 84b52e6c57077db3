import { Suspense, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { linkTo, searchPage } from '../../screens.ts';
import { lazyWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { SearchForm } from '../../shell/frame/SearchForm.tsx';

const load = () => import('./search-components.ts').then(({ SearchPanel }) => SearchPanel);
const Panel = lazyWithoutPrefetch(load);

/** The field of the top bar; below it what is found, whose code comes once somebody is about to type. */
export function SearchBox() {
  const { key, pathname } = useLocation();
  // The search screen has a field of its own.
  if (pathname === linkTo(searchPage)) return null;
  return <Box key={key} />;
}

function Box() {
  const navigate = useNavigate();
  const listId = useId();
  const [text, write] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, activate] = useState<string>();
  const keysRef = useRef<(key: string) => boolean>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const isShown = isOpen && text.trim() !== '';

  function type(next: string) {
    write(next);
    activate(undefined);
    setOpen(true);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const isTyping = event.target === input.current;
    if (event.key === 'Escape' && !isTyping) input.current!.focus();
    else if (event.key === 'Escape' && text !== '') clear();
    else if (event.key === 'Escape') input.current!.blur();
    else if (!isShown || !isTyping || !keysRef.current?.(event.key)) return;
    event.preventDefault();
  }
  function clear() {
    type('');
    input.current!.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') void navigate(linkTo(searchPage, { q: text.trim() }));
  }
  return (
    <SearchForm
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      input={{
        ref: input,
        value: text,
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        'aria-expanded': isShown,
        'aria-controls': isShown ? listId : undefined,
        'aria-activedescendant': isShown ? active : undefined,
        onChange: ({ target }) => type(target.value),
        onFocus: () => {
          setOpen(true);
          void load().catch(() => undefined);
        },
      }}
    >
      {isShown && (
        <Suspense>
          <Panel {...{ text, listId, active, activate, keysRef }} onClear={clear} />
        </Suspense>
      )}
    </SearchForm>
  );
}
