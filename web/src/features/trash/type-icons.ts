import BellRing from 'lucide-react/icons/bell-ring';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FileText from 'lucide-react/icons/file-text';
import HandHeart from 'lucide-react/icons/hand-heart';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Package from 'lucide-react/icons/package';
import Paperclip from 'lucide-react/icons/paperclip';
import PawPrint from 'lucide-react/icons/paw-print';
import Pill from 'lucide-react/icons/pill';
import Phone from 'lucide-react/icons/phone';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Repeat from 'lucide-react/icons/repeat';
import Shapes from 'lucide-react/icons/shapes';
import Shield from 'lucide-react/icons/shield';
import Scale from 'lucide-react/icons/scale';
import Tag from 'lucide-react/icons/tag';
import Utensils from 'lucide-react/icons/utensils';
import Wallet from 'lucide-react/icons/wallet';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import type { LucideIcon } from 'lucide-react/types';
import type { TrashType } from '@tzemed/contract/views/trash';

export const typeIcons: Readonly<Record<TrashType, LucideIcon>> = {
  pets: PawPrint,
  medicalRecords: FileText,
  expenses: ReceiptText,
  reminders: BellRing,
  appointments: CalendarClock,
  observations: NotebookPen,
  measures: Scale,
  measurements: Scale,
  expensePlans: Repeat,
  claims: Shield,
  medicines: Pill,
  doses: Pill,
  feedings: Utensils,
  stockItems: Package,
  careItems: ListChecks,
  vets: Phone,
  tags: Tag,
  quickButtons: LayoutGrid,
  budgets: Wallet,
  settlements: HandHeart,
  expenseCategories: Shapes,
  expenseTemplates: BookmarkPlus,
  reminderTemplates: BookmarkPlus,
  attachments: Paperclip,
  comments: MessageSquareText,
};
