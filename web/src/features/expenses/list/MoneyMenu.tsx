import FileUp from 'lucide-react/icons/file-up';
import Repeat from 'lucide-react/icons/repeat';
import Scale from 'lucide-react/icons/scale';
import Shapes from 'lucide-react/icons/shapes';
import Shield from 'lucide-react/icons/shield';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { categoriesPage, claimsPage, eveningOutPage, importPage, linkTo, plansPage } from '../../../screens.ts';
import { useAreaAccess } from '../../../shared/permissions/use-area-access.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { useUsedFeatures } from '../../../shared/used/use-used-features.ts';
import { MoreMenu } from '../../../ui/overlay/MoreMenu.tsx';
import { moneyLinksTexts } from './money-links-texts.ts';

/** Pages about money that are needed now and then; three of them only once there is something on them. */
export function MoneyMenu() {
  const t = useTexts(moneyLinksTexts);
  const { lang } = useLanguage();
  const used = useUsedFeatures();
  const { pets } = usePets();
  const { canEdit, isGuestOnly } = useAreaAccess();
  const pages = [
    { page: plansPage, icon: Repeat, isShown: used.plans },
    { page: claimsPage, icon: Shield, isShown: used.claims || pets.some(({ insurer }) => insurer) },
    { page: eveningOutPage, icon: Scale, isShown: used.settlements },
    { page: categoriesPage, icon: Shapes, isShown: !isGuestOnly },
    { page: importPage, icon: FileUp, isShown: canEdit('expenses') },
  ];
  const shown = pages.filter(({ isShown }) => isShown);
  if (shown.length === 0) return null;
  return (
    <MoreMenu
      label={t.morePages}
      items={shown.map(({ page, icon }) => ({ icon, label: page.word[lang], to: linkTo(page) }))}
    />
  );
}
