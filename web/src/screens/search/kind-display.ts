import BellRing from 'lucide-react/icons/bell-ring';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FileText from 'lucide-react/icons/file-text';
import Pill from 'lucide-react/icons/pill';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import PawPrint from 'lucide-react/icons/paw-print';
import Phone from 'lucide-react/icons/phone';
import Ruler from 'lucide-react/icons/ruler';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Shield from 'lucide-react/icons/shield';
import Stethoscope from 'lucide-react/icons/stethoscope';
import type { LucideIcon } from 'lucide-react/types';
import type { SearchHit, SearchKind } from '@tzemed/contract/items/search';
import { itemLinks } from '../../shared/list/item-links.ts';
import {
  linkTo,
  linkToClaim,
  linkToMeasure,
  linkToPet,
  linkToRecord,
  observationsPage,
  screens,
  vetsPage,
} from '../../screens.ts';

type Kind = {
  icon: LucideIcon;
  /** The thing itself; where `mayEdit` it is opened, else its row is shown. */
  to: (hit: SearchHit, mayEdit: boolean) => string;
};

export const kindDisplay: Readonly<Record<SearchKind, Kind>> = {
  pets: { icon: PawPrint, to: ({ id }) => linkToPet(id) },
  medicalRecords: { icon: Stethoscope, to: itemLinks.medicalRecords },
  appointments: { icon: CalendarClock, to: itemLinks.appointments },
  measures: { icon: Ruler, to: ({ id, petId }) => linkToMeasure({ petId, measureId: id }) },
  measurements: { icon: Ruler, to: ({ petId }) => linkToMeasure({ petId }) },
  papers: {
    icon: FileText,
    to: ({ id, thing }) =>
      thing?.noun === 'expenses'
        ? linkTo(screens.expenses, { receipt: `${thing.id}.${id}` })
        : thing?.noun === 'observations'
          ? linkTo(observationsPage, { open: thing.id })
          : `${(thing?.noun === 'claims' ? linkToClaim : linkToRecord)(thing?.id ?? '')}?paper=${id}`,
  },
  vets: { icon: Phone, to: ({ id }) => linkTo(vetsPage, { show: id }) },
  expenses: { icon: ReceiptText, to: itemLinks.expenses },
  claims: { icon: Shield, to: ({ id }) => linkToClaim(id) },
  medicines: { icon: Pill, to: itemLinks.medicines },
  reminders: { icon: BellRing, to: itemLinks.reminders },
  observations: { icon: NotebookPen, to: itemLinks.observations },
};
