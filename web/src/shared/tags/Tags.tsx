import './tags.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { tagTexts } from './tag-texts.ts';
import { useTags } from './use-tags.ts';

type Props = {
  /** Missing on what was kept on the device before things bore tags. */
  ids: readonly string[] | undefined;
};

/** What something is filed under. */
export const Tags = ({ ids }: Props) => ids !== undefined && ids.length > 0 && <Borne ids={ids} />;

/** The same inside of what is pressed, where there may be no list. */
export const TagsWithin = ({ ids }: Props) => ids !== undefined && ids.length > 0 && <Named ids={ids} />;

function Named({ ids }: { ids: readonly string[] }) {
  const tags = useTags().tagsOf(ids);
  if (tags.length === 0) return null;
  return (
    <span className="tags">
      {tags.map(({ id, name, hue }) => (
        <span key={id} className="tag" data-hue={hue}>
          <bdi>{name}</bdi>
        </span>
      ))}
    </span>
  );
}

function Borne({ ids }: { ids: readonly string[] }) {
  const t = useTexts(tagTexts);
  const tags = useTags().tagsOf(ids);
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label={t.tags}>
      {tags.map(({ id, name, hue }) => (
        <li key={id} className="tag" data-hue={hue}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
