import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, screens, tagsPage } from '../../screens.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { HouseholdItemList } from '../../shared/households/HouseholdItemList.tsx';
import { TagMark } from '../../shared/tags/TagMark.tsx';
import { tagsApi, useTags } from '../../shared/tags/use-tags.ts';
import { TagRow } from './TagRow.tsx';
import { tagsTexts } from './texts.ts';

const Form = lazyForm(() => import('./TagForm.tsx').then(({ TagForm }) => TagForm));

/** Tags under which a household files its items. */
export default function TagsPage() {
  const load = useTags();
  const t = useTexts(tagsTexts);
  return (
    <HouseholdItemList
      title={useWord(tagsPage.word)}
      back={{ to: linkTo(screens.home), word: useWord(screens.home.word) }}
      words={t}
      art="tags"
      load={load}
      things={load.tags}
      api={tagsApi}
      merging={{
        words: t,
        targetOf: ({ id, name, hue }) => ({ id, name, art: <TagMark hue={hue} /> }),
        merge: (id, tagId) => tagsApi.calls.merge({ params: { id }, body: { tagId } }),
      }}
      Form={Form}
      row={(tag, actions) => <TagRow key={tag.id} tag={tag} {...actions} />}
    />
  );
}
