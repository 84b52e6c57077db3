import { type KeyboardEvent, use, useEffect, useId, useRef, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { maxTagLength, type Tag } from '@tzemed/contract/items/tags';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { GroupMessage } from '../../ui/form/GroupMessage.tsx';
import { TextBox } from '../../ui/field/TextBox.tsx';
import { HoldingContext } from '../../ui/form/unsaved-changes.ts';
import { useField } from '../../ui/form/use-field.ts';
import { useDropInvalidChoices } from '../form/use-drop-invalid-choices.ts';
import { rarestHue } from './rarest-hue.ts';
import { registerPendingTags } from './flush-pending-tags.ts';
import { TagMark } from './TagMark.tsx';
import { tagFieldTexts, tagTexts } from './tag-texts.ts';
import { useCreateTag } from './use-create-tag.ts';
import { hasTag, useTags } from './use-tags.ts';

/** Number of tags that can be looked over; others are found by their names. */
const inSight = 12;
const plain = (name: string) => name.trim().toLocaleLowerCase();

type Props<V extends FieldValues> = {
  control: Control<V>;
  /** Household of the tags. */
  householdId: string;
  /** True when new tags can be created in the household. */
  mayAdd: boolean;
};

/** Tags of an item: those of its household, and new ones if the household is the user's own. */
export function TagField<V extends FieldValues>({ control, householdId, mayAdd }: Props<V>) {
  const t = useTexts(tagTexts);
  const words = useTexts(tagFieldTexts);
  const { tags, tagsOf } = useTags();
  const makeTag = useCreateTag();
  const id = useId();
  const field = useField(control, 'tagIds' as Path<V>, {
    label: t.tags,
    read: (ids) =>
      tagsOf((ids ?? []) as string[])
        .map(({ name }) => name)
        .join(', '),
  });
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [said, setSaid] = useState('');
  const adding = useRef<Promise<boolean>>(undefined);
  const ids = (useWatch({ control, name: 'tagIds' as Path<V> }) ?? []) as string[];
  /** Current values when an answer comes, not those at the time of the request. */
  const latest = useRef({ ids, typed });
  useEffect(() => {
    latest.current = { ids, typed };
  });
  const isOfOther = (tag: Tag) => tag.householdId !== householdId;
  const ofHome = tags.filter((tag) => !isOfOther(tag));
  useDropInvalidChoices(ids, (one) => !tags.some((tag) => isOfOther(tag) && hasTag(tag, [one])), field.change);
  const matches = ({ name }: Tag) => plain(name).includes(plain(typed));
  const others = ofHome.filter((tag) => !hasTag(tag, ids) && matches(tag));
  const named = ofHome.find(({ name }) => plain(name) === plain(typed));
  const isNew = mayAdd && plain(typed) !== '' && !named;

  function put(next: string[]) {
    setFailure(undefined);
    latest.current.ids = next;
    field.change(next);
  }
  function take({ id, name }: Pick<Tag, 'id' | 'name'>) {
    put([...new Set([...latest.current.ids, id])]);
    setSaid(words.taken({ name }));
    setTyped('');
  }
  const leave = ({ id, mergedIds }: Tag) => put(ids.filter((one) => one !== id && !mergedIds.includes(one)));

  async function make(text: string) {
    try {
      const name = text.trim();
      const made = await makeTag({ name, hue: rarestHue(ofHome), householdId });
      put([...new Set([...latest.current.ids, made.id])]);
      setSaid(words.taken({ name }));
      if (latest.current.typed === text) setTyped('');
      return true;
    } catch (error) {
      setFailure((error instanceof ApiError && error.errors?.name) || errorText(error));
      return false;
    }
  }
  /** Turns the typed text into a tag: an existing one, or a new one. */
  function settle() {
    if (!typed.trim()) return adding.current ?? Promise.resolve(true);
    if (named) take(named);
    else if (isNew) return (adding.current ??= make(typed).finally(() => (adding.current = undefined)));
    return Promise.resolve(true);
  }
  const settleNow = useRef(settle);
  useEffect(() => {
    settleNow.current = settle;
  });
  useEffect(() => registerPendingTags(control, () => settleNow.current()), [control, settleNow]);
  const hold = use(HoldingContext);
  /** Saving would make a tag of it. */
  const isHolding = isNew || named !== undefined;
  useEffect(() => {
    hold?.(isHolding);
    return () => hold?.(false);
  }, [hold, isHolding]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    // Enter takes the tag, and saves nothing yet.
    event.preventDefault();
    if (named || isNew) void settle();
    else if (plain(typed) !== '' && others.length === 1) take(others[0]!);
  }

  if (ofHome.length === 0 && !mayAdd) return null;
  const hidden = others.slice(inSight);
  const hasBox = isOpen || ofHome.length > inSight;
  const noneFound = plain(typed) !== '' && others.length === 0 && !isNew && !named;
  return (
    <fieldset
      className="field choices"
      ref={field.focusOn('button, input')}
      aria-describedby={id}
      aria-invalid={field.isInvalid || undefined}
    >
      <legend className="lbl">{t.tags}</legend>
      <div className="choice-row">
        {/* The order does not depend on the choice: a pressed tag stays under the finger. */}
        {ofHome
          .filter((tag) => hasTag(tag, ids) || (matches(tag) && !hidden.includes(tag)))
          .map((tag) => {
            const isOn = hasTag(tag, ids);
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
          <button
            type="button"
            className="pill small"
            onClick={() => {
              // The button goes when the tag is there.
              box.current?.focus();
              void settle();
            }}
          >
            <Plus size={16} aria-hidden="true" />
            <bdi>{words.add({ name: typed.trim() })}</bdi>
          </button>
        )}
        {!hasBox && mayAdd && (
          <button type="button" className="pill small" onClick={() => setOpen(true)}>
            <Plus size={16} aria-hidden="true" />
            {t.tag}
          </button>
        )}
      </div>
      {hasBox && (
        <div role="presentation" onKeyDown={onKeyDown}>
          <TextBox
            ref={box}
            label={mayAdd ? words.find : words.findOnly}
            value={typed}
            onChange={(text) => {
              setFailure(undefined);
              setTyped(text.slice(0, maxTagLength));
            }}
            message={failure}
            hint={noneFound ? words.none : hidden.length > 0 ? words.more({ count: hidden.length }) : undefined}
            autoComplete="off"
            autoFocus={isOpen}
          />
        </div>
      )}
      <p className="sr" role="status">
        {said}
      </p>
      <GroupMessage id={id} message={field.message} />
    </fieldset>
  );
}
