import './tags.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { tagTexts } from './tag-texts.ts';
import { useTags } from './use-tags.ts';

type Props = {
  /** Missing on what was kept on the device before things bore tags. */
  ids: readonly string[] | undefined;
};

/** Tags of an item. */
export const Tags = ({ ids }: Props) => ids !== undefined && ids.length > 0 && <Borne ids={ids} List="ul" Item="li" />;

/** The same inside of what is pressed, where there may be no list. */
export const InlineTags = ({ ids }: Props) =>
  ids !== undefined && ids.length > 0 && <Borne ids={ids} List="span" Item="span" />;

type As = { ids: readonly string[]; List: 'ul' | 'span'; Item: 'li' | 'span' };

function Borne({ ids, List, Item }: As) {
  const t = useTexts(tagTexts);
  const tags = useTags().tagsOf(ids);
  if (tags.length === 0) return null;
  return (
    <List className="tags" {...(List === 'ul' && { 'aria-label': t.tags })}>
      {tags.map(({ id, name, hue }) => (
        <Item key={id} className="tag" data-hue={hue}>
          <bdi>{name}</bdi>
        </Item>
      ))}
    </List>
  );
}
