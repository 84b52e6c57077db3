import './tags.css';
import type { Hue } from '@tzemed/contract/pets/hues';

/** Before the name of a tag: its colour. */
export const TagMark = ({ hue }: { hue: Hue }) => <span className="tag-mark" data-hue={hue} aria-hidden="true" />;
