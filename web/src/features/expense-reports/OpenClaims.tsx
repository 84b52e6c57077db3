import Shield from 'lucide-react/icons/shield';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { claimsPage, linkTo } from '../../screens.ts';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { Link } from '../../ui/Link.tsx';
import { insightTexts } from './texts.ts';
import type { Insight } from './use-insight.ts';

type Props = {
  /** Missing in what was kept on the device before there were any. */ openClaims: Insight['openClaims'] | undefined;
  petId: string;
};

/** Claims that insurers have yet to answer, as a link to them. */
export function OpenClaims({ openClaims, petId }: Props) {
  const t = useTexts(insightTexts);
  const f = useFormats();
  if (!openClaims?.count) return null;
  const { count, claimed, paid } = openClaims;
  const said = t.openClaims({ count, claimed: f.ils(claimed) });
  return (
    <Link className="card insight-claims" to={linkTo(claimsPage, petId ? { petId } : {})}>
      <Shield size={20} aria-hidden="true" />
      <span>
        {said}
        {paid > 0 && `, ${t.soFarPaid({ paid: f.ils(paid) })}`}
      </span>
      <ForwardArrow size={18} />
    </Link>
  );
}
