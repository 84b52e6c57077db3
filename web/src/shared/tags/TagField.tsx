import { type KeyboardEvent, useState } from 'react';
import { Plus } from 'lucide-react';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { longestTag, type Tag } from '@tzemed/contract/tags';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { Err } from '../../ui/field-parts.tsx';
import { TextBox } from '../../ui/TextBox.tsx';
import { useField } from '../../ui/use-field.ts';
import { may } from '../may.ts';
import { useChanges } from '../use-changes.ts';
import type { ReachedPet } from '../use-pets.ts';
import { rarestHue } from './rarest-hue.ts';
import { TagMark } from './TagMark.tsx';
import { tagFieldTexts, tagTexts } from './tag-texts.ts';
import { isBorne, tagsApi, useTags } from './use-tags.ts';

/** As many as can be looked over; the others are found by their names. */
const inSight = 12;
const plain = (name: string) => name.trim().toLocaleLowerCase();

type Props<V extends FieldValues> = {
  control: Control<V>;
  /** Whose home the tags are of. */
  pet: ReachedPet | undefined;
};

/** What a thing is filed under: tags of its home, and new ones where the home is one's own. */
export function TagField<V extends FieldValues>({ control, pet }: Props<V>) {
  const t = useTexts(tagTexts);
  const words = useTexts(tagFieldTexts);
  const { tags, tagsOf } = useTags();
  const { save } = useChanges(tagsApi);
  const field = useField(control, 'tagIds' as Path<V>, {
    label: t.tags,
    read: (ids) =>
      tagsOf((ids ?? []) as string[])
        .map(({ name }) => name)
        .join(', '),
  });
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const ids = (useWatch({ control, name: 'tagIds' as Path<V> }) ?? []) as string[];
  const mayAdd = may(pet, 'profile', 'own');
  const ofHome = tags.filter(({ householdId }) => !pet || householdId === pet.householdId);
  const chosen = ofHome.filter((tag) => isBorne(tag, ids));
  const others = ofHome.filter((tag) => !isBorne(tag, ids));
  const found = others.filter(({ name }) => plain(name).includes(plain(typed)));
  const named = ofHome.find(({ name }) => plain(name) === plain(typed));
  const isNew = mayAdd && plain(typed) !== '' && !named;
  if (ofHome.length === 0 && !mayAdd) return null;

  const put = (next: string[]) => {
    setFailure(undefined);
    setTyped('');
    field.change(next);
  };
  const take = (tag: Tag) => put([...ids, tag.id]);
  const leave = ({ id, mergedIds }: Tag) => put(ids.filter((one) => one !== id && !mergedIds.includes(one)));

  async function add() {
    if (isAdding) return;
    setAdding(true);
    try {
      const body = { name: typed.trim(), hue: rarestHue(ofHome), ...(pet && { householdId: pet.householdId }) };
      take((await save({ id: undefined, body })).tag);
    } catch (error) {
      setFailure((error instanceof ApiError && error.errors?.name) || errorText(error));
    } finally {
      setAdding(false);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    // It adds the tag, and saves nothing yet.
    event.preventDefault();
    if (named) return isBorne(named, ids) ? setTyped('') : take(named);
    if (isNew) return void add();
    if (found.length === 1) take(found[0]!);
  }

  const shown = typed ? found.slice(0, inSight) : others.slice(0, Math.max(0, inSight - chosen.length));
  const hidden = (typed ? found : others).length - shown.length;
  const hasBox = isOpen || ofHome.length > inSight;
  return (
    <fieldset className="field choices" ref={field.focusOn('button, input')}>
      <legend className="lbl">{t.tags}</legend>
      <div className="choice-row">
        {[...chosen, ...shown].map((tag) => {
          const isOn = isBorne(tag, ids);
          return (
            <button
              key={tag.id}
              type="button"
              className="pill small"
              aria-pressed={isOn}
              onClick={() => (isOn ? leave(tag) : take(tag))}
            >
              <TagMark hue={tag.hue} />
              <bdi>{tag.name}</bdi>
            </button>
          );
        })}
        {isNew && (
          <button type="button" className="pill small" aria-disabled={isAdding} onClick={() => void add()}>
            <Plus size={16} aria-hidden="true" />
            <bdi>{words.add({ name: typed.trim() })}</bdi>
          </button>
        )}
        {!hasBox && mayAdd && (
          <button type="button" className="pill small" onClick={() => setOpen(true)}>
            <Plus size={16} aria-hidden="true" />
            {words.open}
          </button>
        )}
      </div>
      {hasBox && (
        <div role="presentation" onKeyDown={onKeyDown}>
          <TextBox
            label={mayAdd ? words.find : words.findOnly}
            value={typed}
            onChange={(text) => {
              setFailure(undefined);
              setTyped(text.slice(0, longestTag));
            }}
            message={failure}
            hint={
              typed && found.length === 0 && !isNew && !named
                ? words.none
                : hidden > 0
                  ? words.more({ count: hidden })
                  : undefined
            }
            autoComplete="off"
            autoFocus={isOpen}
          />
        </div>
      )}
      <Err message={field.message} />
    </fieldset>
  );
}
