// Generated from the migrated database by `npm run db:types`; not edited by hand.
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './json-column.ts';

export interface AccountExports {
  userId: string;
  id: string;
  state: 'running' | 'ready' | 'failed';
  language: 'he' | 'en' | 'ar';
  startedAt: Date;
  triedAt: Date | null;
  tries: Generated<number>;
  done: Generated<number>;
  total: Generated<number>;
  rights: Generated<(string)[]>;
  fileId: string | null;
  size: number | null;
  sha256: Buffer | null;
  endedAt: Date | null;
  expiresAt: Date | null;
}

export interface AdminActions {
  id: string;
  at: Date;
  adminId: string | null;
  action: string;
  targetId: string | null;
  object: string | null;
  detail: string | null;
  count: number | null;
}

export interface AnonymousAudit {
  id: string;
  at: Date;
  address: string | null;
  action: string;
  object: string | null;
  result: 'ok' | 'refused';
}

export interface Appointments {
  householdId: string;
  id: string;
  petId: string;
  visitId: Generated<string>;
  reason: string;
  date: string;
  time: string | null;
  timezone: Generated<string>;
  startsAt: Date | null;
  place: string | null;
  vetName: string | null;
  notes: string | null;
  questions: Generated<(string)[]>;
  ticked: Generated<(string)[]>;
  status: Generated<'planned' | 'done' | 'cancelled'>;
  followsRecordId: string | null;
  removedWithRecordAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
  tagIds: Generated<(string)[]>;
}

export interface Attachments {
  householdId: string;
  id: string;
  petId: string;
  noun: string;
  thingId: string;
  area: 'profile' | 'medicalRecords' | 'reminders' | 'expenses';
  name: string;
  type: string;
  size: number;
  pages: number | null;
  width: number | null;
  height: number | null;
  isLocked: boolean;
  hasScripts: boolean;
  kind: 'vaccination_booklet' | 'invoice' | 'visit_summary' | 'lab_result' | 'insurance' | 'licence' | 'other' | null;
  expiresOn: string | null;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
  thingDeletedAt: Date | null;
  addedOn: GeneratedAlways<string>;
  tagIds: Generated<(string)[]>;
}

export interface Audit {
  id: string;
  at: Date;
  userId: string;
  sessionId: string | null;
  address: string | null;
  action: string;
  object: string | null;
  result: 'ok' | 'refused';
}

export interface BackupRuns {
  id: string;
  kind: 'backup' | 'check';
  startedAt: Date;
  name: string | null;
  rowCount: number | null;
  fileCount: number | null;
  fault: string | null;
}

export interface BouncedMails {
  id: string;
  email: string;
  bouncedAt: Date;
  times: number;
  kind: string;
  code: number;
  words: string;
}

export interface BudgetAlerts {
  householdId: string;
  id: string;
  budgetId: string;
  percent: number;
}

export interface BudgetLooks {
  id: Generated<number>;
  householdId: string;
  dueOn: string;
  at: Generated<Date>;
  month: string | null;
}

export interface BudgetWarnings {
  householdId: string;
  budgetId: string;
  periodFrom: string;
  percent: number;
  at: Date;
}

export interface Budgets {
  householdId: string;
  id: string;
  amount: number;
  period: 'month' | 'year';
  category: string | null;
  ownCategoryId: GeneratedAlways<string | null>;
  petId: string | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
}

export interface CalendarFeeds {
  userId: string;
  id: string;
  name: string | null;
  petIds: Generated<(string)[]>;
  kinds: (string)[];
  nonce: Buffer;
  createdAt: Date;
  detail: 'everything' | 'pet' | 'due' | null;
}

export interface CareItems {
  householdId: string;
  id: string;
  petId: string;
  key: string | null;
  title: string | null;
  every: Json<null | undefined>;
  startsOn: string | null;
  notes: string | null;
  isChosen: Generated<boolean>;
  isOff: Generated<boolean>;
  postponedUntil: string | null;
  exemptUntil: string | null;
  doneOn: string | null;
  skippedOn: string | null;
  lang: Generated<'he' | 'en' | 'ar'>;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
  tagIds: Generated<(string)[]>;
}

export interface ChangeCounters {
  householdId: string;
  last: Generated<number>;
}

export interface Changes {
  householdId: string;
  number: number;
  noun: string;
  id: string;
  petId: string | null;
  area: 'profile' | 'medicalRecords' | 'reminders' | 'expenses' | null;
  guest: string | null;
  what: 'made' | 'changed' | 'removed' | 'restored';
  who: string | null;
  at: Date;
  detail: 'completed' | 'reopened' | 'archived' | 'unarchived' | null;
}

export interface Claims {
  householdId: string;
  id: string;
  petId: string;
  insurer: string;
  policyNumber: string | null;
  reference: string | null;
  status: 'draft' | 'sent' | 'moreAsked' | 'paid' | 'refused';
  sentOn: string | null;
  answeredOn: string | null;
  answer: string | null;
  notes: string | null;
  recordIds: Generated<(string)[]>;
  freedIds: Generated<(string)[]>;
  isOpen: GeneratedAlways<boolean>;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
  tagIds: Generated<(string)[]>;
}

export interface Comments {
  householdId: string;
  id: string;
  petId: string;
  noun: string;
  thingId: string;
  area: 'profile' | 'medicalRecords' | 'reminders' | 'expenses';
  text: string;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
}

export interface Consents {
  id: string;
  userId: string;
  kind: 'terms' | 'privacy';
  wordingVersion: string;
  givenAt: Date;
}

export interface Devices {
  userId: string;
  id: string;
  kind: 'browser' | 'ntfy' | 'webhook' | 'sms';
  familyId: string | null;
  name: string;
  address: string;
  p256dh: Buffer | null;
  auth: Buffer | null;
  secret: Buffer | null;
  createdAt: Date;
  toldAt: Date | null;
  confirmedAt: Date | null;
  goneAt: Date | null;
  codeHash: Buffer | null;
  codeUntil: Date | null;
  codeTries: Generated<number>;
  sentPushId: string | null;
  detail: 'everything' | 'pet' | 'due' | null;
}

export interface Doses {
  householdId: string;
  id: string;
  petId: string;
  medicineId: string;
  outcome: 'given' | 'skipped';
  at: Date;
  day: GeneratedAlways<string | null>;
  plannedAt: Date | null;
  givenBy: string | null;
  reason: 'refused' | 'vomited' | 'ranOut' | 'vetSaid' | 'other' | null;
  amount: number | null;
  note: string | null;
  isExtra: Generated<boolean>;
  reminderId: string | null;
  history: Json<undefined>;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
  tagIds: Generated<(string)[]>;
}

export interface DueCare {
  petId: string;
  householdId: string;
  madeOn: string | null;
  madeBy: string | null;
  againAt: Date | null;
}

export interface DueCourses {
  medicineId: string;
  householdId: string;
  movesAt: Date;
  againAt: Date | null;
}

export interface DuePlans {
  planId: string;
  householdId: string;
  dueOn: string;
  againAt: Date | null;
}

export interface DueQueue {
  thingId: string;
  noun: string;
  householdId: string;
  petId: string;
  topic: 'reminders' | 'appointments' | 'papers';
  dueAt: Date;
  lead: number | null;
  nextAt: Date | null;
}

export interface EarlierWriters {
  householdId: string;
  petId: string;
  userId: string;
}

export interface ErasedTags {
  householdId: string;
  id: string;
}

export interface ExpenseCategories {
  householdId: string;
  id: string;
  name: string;
  hue: 'apricot' | 'sage' | 'sky' | 'lilac' | 'butter' | 'rose';
  icon: 'tag' | 'bed' | 'house' | 'footprints' | 'car' | 'plane' | 'cookie' | 'fish' | 'droplets' | 'sparkles' | 'shirt' | 'camera' | 'gift' | 'trophy' | 'wrench' | 'heart';
  mergedInto: string | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
}

export interface ExpenseImports {
  householdId: string;
  id: string;
  name: string;
  createdAt: Date;
  createdBy: string;
  undoings: Generated<(Date)[]>;
}

export interface ExpensePlans {
  householdId: string;
  id: string;
  petId: string;
  description: string;
  amount: number;
  category: string;
  ownCategoryId: GeneratedAlways<string | null>;
  notes: string | null;
  startsOn: string;
  repeatInterval: 'weekly' | 'monthly' | 'yearly';
  repeatEvery: Generated<number>;
  repeatUntil: string | null;
  repeatTimes: number | null;
  prices: Json<undefined>;
  nextOn: string | null;
  isOver: GeneratedAlways<boolean>;
  lastOn: string | null;
  madeTimes: Generated<number>;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
  tagIds: Generated<(string)[]>;
  paidBy: string | null;
}

export interface ExpenseTemplates {
  householdId: string;
  id: string;
  description: string;
  amount: number | null;
  category: string;
  ownCategoryId: GeneratedAlways<string | null>;
  notes: string | null;
  species: Generated<(string)[]>;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
}

export interface Expenses {
  householdId: string;
  id: string;
  petId: string;
  description: string;
  amount: number;
  category: string;
  date: string;
  notes: string | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  createdBy: string;
  updatedBy: string;
  deletedBy: string | null;
  recordId: string | null;
  removedWithRecordAt: Date | null;
  tagIds: Generated<(string)[]>;
  mergedFrom: Generated<(string)[]>;
  purchaseId: string | null;
  importId: string | null;
  planId: string | null;
  planOn: string | null;
  paidBy: string | null;
  refundOf: string | null;
  refunded: Generated<number>;
  removedWithExpenseAt: Date | null;
  cameAlong: Generated<boolean>;
  claimId: string | null;
}

export interface FactorRecoveries {
  userId: string;
  askedAt: Date;
  dueAt: Date;
}

export interface Feedings {
  householdId: string;
  id: string;
  petId: string;
  food: string;
  amount: number;
  unit: 'gram' | 'portion';
  times: (string)[];
  from: string;
  until: string | null;
  stockItemId: string | null;
  notes: string | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
  tagIds: Generated<(string)[]>;
}

export interface Files {
  householdId: string;
  id: string;
  name: string;
  type: string;
  size: number;
  sha256: Buffer;
  createdAt: Date;
  petId: string;
  area: 'profile' | 'medicalRecords' | 'reminders' | 'expenses';
  attachmentId: string | null;
  isThumb: Generated<boolean>;
}

export interface FormerEmails {
  userId: string;
  email: string;
  changedAt: Date;
  until: Date;
}

export interface GuestShares {
  userId: string;
  householdId: string;
  shareId: string;
}

export interface HandoverOffers {
  email: string;
  householdId: string;
  handoverId: string;
  until: Date;
}

export interface Handovers {
  householdId: string;
  id: string;
  petId: string;
  email: string | null;
  state: 'asked' | 'moving' | 'done' | 'declined' | 'failed';
  tokenHash: Buffer | null;
  createdAt: Date;
  createdBy: string;
  sentAt: Date;
  expiresAt: Date;
  acceptedBy: string | null;
  acceptedAt: Date | null;
  toHouseholdId: string | null;
  receiver: string | null;
  endedAt: Date | null;
  ticked: Generated<(string)[]>;
  name: string | null;
  species: string | null;
  sex: string | null;
  hue: string | null;
  ears: string | null;
  patch: string | null;
  collar: string | null;
  tag: string | null;
  updatedBy: string;
}

export interface HouseholdMembers {
  householdId: string;
  userId: string;
  joinedAt: Date;
}

export interface HouseholdPeople {
  householdId: string;
  userId: string;
  name: string;
  wasOwner: Generated<boolean>;
}

export interface Households {
  householdId: string;
  createdAt: Date;
}

export interface IdempotencyKeys {
  userId: string;
  key: string;
  requestHash: Buffer;
  reply: Json<null | undefined>;
  createdAt: Date;
}

export interface Invitations {
  householdId: string;
  id: string;
  email: string;
  role: 'owner' | 'guest';
  tokenHash: Buffer;
  createdAt: Date;
  createdBy: string;
  sentAt: Date;
  expiresAt: Date;
  answer: 'accepted' | 'declined' | 'withdrawn' | null;
  answeredAt: Date | null;
  answeredBy: string | null;
}

export interface InvitedAddresses {
  email: string;
  householdId: string;
  noun: string;
  id: string;
  until: Date | null;
}

export interface LeftExpenses {
  householdId: string;
  date: string;
  paidBy: string;
  amount: number;
}

export interface LinkTokens {
  id: string;
  userId: string;
  purpose: 'verify' | 'reset' | 'google' | 'newEmail' | 'restoreEmail' | 'secondFactor' | 'notMe' | 'recovery';
  tokenHash: Buffer;
  payload: Json<null | undefined>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface Measurements {
  householdId: string;
  id: string;
  petId: string;
  measureId: string;
  takenAt: Date;
  date: string;
  value: number;
  note: string | null;
  place: 'home' | 'visit' | 'lab' | null;
  low: number | null;
  high: number | null;
  removedWithMeasureAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
  tagIds: Generated<(string)[]>;
  changeDismissedAt: Date | null;
}

export interface Measures {
  householdId: string;
  id: string;
  petId: string;
  kind: 'weight' | 'temperature' | 'bodyCondition' | 'glucose' | 'lab' | 'own';
  name: string | null;
  unit: string | null;
  low: number | null;
  high: number | null;
  limitsBy: string | null;
  target: number | null;
  targetBy: string | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
  tagIds: Generated<(string)[]>;
}

export interface MedicalRecords {
  householdId: string;
  id: string;
  petId: string;
  type: 'vet_visit' | 'vaccination' | 'surgery' | 'checkup' | 'treatment' | 'medication' | 'other';
  date: string;
  description: string;
  vetName: string | null;
  notes: string | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  createdBy: string;
  updatedBy: string;
  deletedBy: string | null;
  product: string | null;
  batchNumber: string | null;
  validUntil: string | null;
  appointmentId: string | null;
  entryId: string | null;
  tagIds: Generated<(string)[]>;
  reminderId: string | null;
}

export interface Medicines {
  householdId: string;
  id: string;
  petId: string;
  name: string;
  instruction: string;
  vetName: string | null;
  schedule: 'times' | 'interval' | 'asNeeded';
  times: Generated<(string)[]>;
  everyHours: number | null;
  everyDays: Generated<number>;
  weekdays: Generated<(number)[]>;
  from: string;
  until: string | null;
  timezone: Generated<string>;
  minHours: number | null;
  maxPerDay: number | null;
  steps: Json<undefined>;
  pauses: Json<undefined>;
  amount: number | null;
  repeatsLeft: number | null;
  prescriptionUntil: string | null;
  notes: string | null;
  isOver: Generated<boolean>;
  scheduledAt: Date;
  nextAt: Date | null;
  movesAt: Date | null;
  togetherId: string | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
  tagIds: Generated<(string)[]>;
  stockItemId: string | null;
}

export interface Memberships {
  userId: string;
  householdId: string;
}

export interface MissingDismissals {
  householdId: string;
  rule: string;
  createdAt: Date;
  createdBy: string;
}

export interface NewsletterDeliveries {
  issueId: string;
  emailHash: Buffer;
  queuedAt: Date;
}

export interface NewsletterIssues {
  id: string;
  name: string;
  language: 'he' | 'en' | 'ar';
  subject: string;
  text: string;
  sender: string;
  createdAt: Date;
}

export interface NewsletterSubscriptions {
  id: string;
  emailHash: Buffer;
  email: string | null;
  language: 'he' | 'en' | 'ar';
  wording: string;
  askedAt: Date;
  mailedAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
}

export interface NotificationPreferences {
  userId: string;
  topics: Json<undefined>;
  quietIsOn: boolean | null;
  quietFrom: string | null;
  quietUntil: string | null;
  timezone: string | null;
  updatedAt: Date;
  letterIsOn: Generated<boolean>;
  letterOf: string | null;
  detail: Generated<'everything' | 'pet' | 'due'>;
}

export interface Notifications {
  userId: string;
  id: string;
  key: string;
  kind: 'reminder' | 'appointment' | 'record' | 'paper' | 'invitation' | 'budget' | 'settlement' | 'export' | 'support';
  topic: 'reminders' | 'appointments' | 'papers' | 'home' | 'budgets';
  householdId: string | null;
  petId: string | null;
  area: 'profile' | 'medicalRecords' | 'reminders' | 'expenses' | null;
  ringNoun: string | null;
  ringId: string | null;
  noun: string | null;
  thingId: string | null;
  title: string;
  petNames: Generated<(string)[]>;
  dueAt: Date | null;
  isDay: Generated<boolean>;
  leadMinutes: number | null;
  isLate: Generated<boolean>;
  inApp: boolean;
  createdAt: Date;
  readAt: Date | null;
  mailAt: Date | null;
  mailId: string | null;
  pushAt: Date | null;
  pushId: string | null;
  reachedAt: Date | null;
  otherRings: Generated<(string)[]>;
  percent: number | null;
  amount: number | null;
}

export interface Observations {
  householdId: string;
  id: string;
  petId: string;
  kind: string;
  at: Date;
  date: GeneratedAlways<string>;
  lastedUntil: Date | null;
  laps: Generated<(Date)[]>;
  note: string | null;
  entryId: string | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
  tagIds: Generated<(string)[]>;
}

export interface Ownerships {
  householdId: string;
  userId: string;
  fromDay: string;
  untilDay: string | null;
}

export interface PasskeyChallenges {
  challengeHash: Buffer;
  userId: string | null;
  expiresAt: Date;
}

export interface Passkeys {
  userId: string;
  id: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface Pets {
  householdId: string;
  id: string;
  name: string;
  species: 'dog' | 'cat' | 'bird' | 'fish' | 'rodent' | 'other';
  hue: 'apricot' | 'sage' | 'sky' | 'lilac' | 'butter' | 'rose';
  breed: string | null;
  sex: 'male' | 'female' | null;
  neutered: boolean | null;
  birthDate: string | null;
  birthDateApproximate: Generated<boolean>;
  color: string | null;
  chipNumber: string | null;
  licenceNumber: string | null;
  allergies: string | null;
  conditions: string | null;
  insurance: string | null;
  notes: string | null;
  photoId: string | null;
  photoThumbId: string | null;
  archivedAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  createdBy: string;
  updatedBy: string;
  deletedBy: string | null;
  ears: Generated<'up' | 'flop' | 'half' | 'long' | 'fold'>;
  patch: Generated<'none' | 'blaze' | 'eye' | 'mask' | 'stripes'>;
  collar: Generated<'none' | 'pine' | 'brick' | 'sky' | 'lilac' | 'butter'>;
  tag: Generated<'none' | 'tag' | 'bandana'>;
  chipDate: string | null;
  licenceMunicipality: string | null;
  licenceValidUntil: string | null;
  insurer: string | null;
  policyNumber: string | null;
  insuranceRenewal: string | null;
  insuranceWaitingUntil: string | null;
  ownFields: Json<undefined>;
  ownText: GeneratedAlways<string>;
  tagIds: Generated<(string)[]>;
  cameAt: Date | null;
}

export interface QuickButtonLayouts {
  householdId: string;
  shownOrder: (string)[];
  hidden: (string)[];
  updatedAt: Date;
  updatedBy: string;
}

export interface QuickButtons {
  householdId: string;
  id: string;
  name: string;
  icon: 'tag' | 'bed' | 'house' | 'footprints' | 'car' | 'plane' | 'cookie' | 'fish' | 'droplets' | 'sparkles' | 'shirt' | 'camera' | 'gift' | 'trophy' | 'wrench' | 'heart';
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
}

export interface RateLimits {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

export interface RecoveryCodes {
  userId: string;
  codeHash: Buffer;
  usedAt: Date | null;
}

export interface ReminderEvents {
  householdId: string;
  id: Generated<string>;
  petId: string;
  reminderId: string;
  what: 'edited' | 'completed' | 'missed' | 'reopened' | 'snoozed' | 'unsnoozed' | 'removed' | 'restored';
  until: Date | null;
  doneAt: Date;
  doneBy: string;
}

export interface ReminderTemplates {
  householdId: string;
  id: string;
  title: string;
  description: string | null;
  species: Generated<(string)[]>;
  time: string;
  repeatInterval: Generated<'none' | 'daily' | 'weekly' | 'monthly' | 'yearly'>;
  repeatEvery: Generated<number>;
  repeatDays: Generated<(number)[]>;
  repeatMonths: Generated<(number)[]>;
  repeatFrom: Generated<'plan' | 'done'>;
  repeatTimes: number | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
}

export interface Reminders {
  householdId: string;
  id: string;
  petId: string;
  title: string;
  description: string | null;
  date: string;
  time: string;
  timezone: string;
  dueAt: Date;
  repeatInterval: Generated<'none' | 'daily' | 'weekly' | 'monthly' | 'yearly'>;
  seriesId: string;
  anchorDate: string;
  completedAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  createdBy: string;
  updatedBy: string;
  deletedBy: string | null;
  followsId: string | null;
  tagIds: Generated<(string)[]>;
  repeatEvery: Generated<number>;
  repeatDays: Generated<(number)[]>;
  repeatMonths: Generated<(number)[]>;
  repeatFrom: Generated<'plan' | 'done'>;
  repeatUntil: string | null;
  repeatTimes: number | null;
  occurrence: Generated<number>;
  snoozeUntil: Date | null;
  missedAt: Date | null;
  closedBy: string | null;
  ringsAt: GeneratedAlways<Date>;
  isImportant: Generated<boolean>;
  leadTimes: Generated<(number)[]>;
  assigneeIds: Generated<(string)[]>;
  assigneeId: string | null;
  togetherId: string | null;
  source: 'medicines' | 'care' | 'stock' | null;
  sourceId: string | null;
}

export interface SearchItems {
  householdId: string;
  petId: string;
  area: 'profile' | 'medicalRecords' | 'reminders' | 'expenses';
  noun: string;
  id: string;
  title: string;
  body: string;
  date: string | null;
  amount: number | null;
  type: string | null;
  until: string | null;
  thingNoun: string | null;
  thingId: string | null;
  tagIds: Generated<(string)[]>;
  ofPet: GeneratedAlways<string | null>;
  words: string | null;
}

export interface SentNumbers {
  numberHash: Buffer;
  day: string;
  codes: Generated<number>;
  messages: Generated<number>;
}

export interface Sessions {
  id: string;
  userId: string;
  familyId: string;
  tokenHash: Buffer;
  createdAt: Date;
  lastUsedAt: Date;
  endsAt: Date;
  replacedAt: Date | null;
  revokedAt: Date | null;
  userAgent: string | null;
  signedInAt: Date;
  authenticatedAt: Date | null;
  deviceHash: Buffer | null;
}

export interface Settlements {
  householdId: string;
  id: string;
  fromId: string;
  toId: string;
  amount: number;
  date: string;
  notes: string | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
}

export interface Shares {
  householdId: string;
  id: string;
  petId: string;
  invitationId: string;
  userId: string | null;
  profile: 'view' | 'edit';
  medicalRecords: 'none' | 'view' | 'edit';
  reminders: 'none' | 'view' | 'edit';
  expenses: 'none' | 'view' | 'edit';
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  endedAt: Date | null;
  endedBy: string | null;
  until: string | null;
}

export interface SignInNames {
  issuer: string;
  subject: string;
  userId: string;
  createdAt: Date;
}

export interface SiteNotices {
  id: string;
  level: 'info' | 'warning';
  textHe: string;
  textEn: string | null;
  textAr: string | null;
  startsAt: Date;
  endsAt: Date;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface StatusChecks {
  minute: Date;
  database: number | null;
  jobs: number | null;
  files: number | null;
  mail: number | null;
}

export interface StatusIncidents {
  id: string;
  name: string;
  parts: (string)[];
  level: 'slow' | 'failed';
  startedAt: Date;
  endedAt: Date | null;
  titleHe: string;
  textHe: string;
  titleEn: string | null;
  textEn: string | null;
  titleAr: string | null;
  textAr: string | null;
}

export interface StockEntries {
  householdId: string;
  id: string;
  stockItemId: string;
  kind: 'refill' | 'dose' | 'correction' | 'discard';
  amount: number;
  counted: number | null;
  at: Date;
  doseId: string | null;
  batch: string | null;
  expiresOn: string | null;
  note: string | null;
  createdAt: Date;
  createdBy: string;
  removedAt: Date | null;
  removedBy: string | null;
}

export interface StockItems {
  householdId: string;
  id: string;
  name: string;
  unit: 'tablet' | 'ml' | 'pipette' | 'tube' | 'gram' | 'portion' | 'other';
  notes: string | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
}

export interface Successors {
  householdId: string;
  email: string;
  name: string | null;
  chosenAt: Date;
  chosenBy: string;
  requestId: string | null;
  askedBy: string | null;
  askedAt: Date | null;
  joinsAt: Date | null;
  toldAt: Date | null;
}

export interface SupportFiles {
  userId: string;
  id: string;
  ticketId: string;
  messageId: string;
  place: number;
  name: string;
  type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'text/csv' | 'text/plain' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  size: number;
  sha256: Buffer;
  fileId: string;
  createdAt: Date;
}

export interface SupportMessages {
  userId: string;
  id: string;
  ticketId: string;
  place: number;
  isAnswer: boolean;
  isNote: boolean;
  writtenBy: string | null;
  name: string | null;
  text: string;
  createdAt: Date;
  readAt: Date | null;
  mailedAt: Date | null;
}

export interface SupportTickets {
  userId: string;
  id: string;
  number: Generated<number>;
  subject: string;
  device: string | null;
  createdAt: Date;
  updatedAt: Date;
  openedAt: Date | null;
  waitsSince: Date | null;
  closedAt: Date | null;
  takenBy: string | null;
  visitorName: string | null;
  visitorEmail: string | null;
  visitorLanguage: 'he' | 'en' | 'ar' | null;
  accountId: GeneratedAlways<string | null>;
}

export interface SupportUploads {
  userId: string;
  id: string;
  name: string;
  type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'text/csv' | 'text/plain' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  size: number;
  sha256: Buffer;
  fileId: string;
  createdAt: Date;
}

export interface Tags {
  householdId: string;
  id: string;
  name: string;
  hue: 'apricot' | 'sage' | 'sky' | 'lilac' | 'butter' | 'rose';
  mergedInto: string | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
}

export interface TotpSecrets {
  userId: string;
  secret: Buffer;
  createdAt: Date;
  lastStep: Generated<number>;
  confirmedAt: Date | null;
  enabledAt: Date | null;
}

export interface Uploads {
  userId: string;
  id: string;
  thingId: string;
  fileId: string;
  sha256: Buffer;
  thumbId: string | null;
  thumbSize: number | null;
  thumbSha256: Buffer | null;
  name: string;
  type: string;
  size: number;
  pages: number | null;
  width: number | null;
  height: number | null;
  isLocked: boolean;
  hasScripts: boolean;
  kind: 'vaccination_booklet' | 'invoice' | 'visit_summary' | 'lab_result' | 'insurance' | 'licence' | 'other' | null;
  expiresOn: string | null;
  createdAt: Date;
}

export interface Users {
  id: string;
  email: string;
  name: string;
  firstname: string | null;
  lastname: string | null;
  role: Generated<'user' | 'support' | 'admin'>;
  permissions: Json<undefined>;
  profilePicture: string | null;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  language: Generated<'he' | 'en' | 'ar'>;
  createdAt: Date;
  updatedAt: Date;
  phone: string | null;
  address: string | null;
  city: string | null;
  country: Generated<string>;
  pendingEmail: string | null;
  theme: Generated<'light' | 'dark' | 'auto'>;
  notifications: Generated<boolean>;
  emailNotifications: Generated<boolean>;
  smsNotifications: Generated<boolean>;
  settingsAt: Date | null;
  startPage: Generated<'dashboard' | 'pets' | 'expenses' | 'medicalRecords' | 'reminders' | 'calendar' | 'home'>;
  defaultPetId: string | null;
  listDensity: Generated<'comfortable' | 'compact'>;
  pictureSize: number | null;
  pictureSha256: Buffer | null;
  plan: Generated<'free' | 'premium'>;
  planAt: Date | null;
  deletionAskedAt: Date | null;
  deletionDueAt: Date | null;
  deletionWarnedAt: Date | null;
  blockedAt: Date | null;
  blockReason: 'abuse' | 'takeover' | 'request' | 'other' | null;
}

export interface Vets {
  householdId: string;
  id: string;
  name: string;
  clinic: string | null;
  phones: Generated<(string)[]>;
  address: string | null;
  hours: string | null;
  isEmergency: Generated<boolean>;
  notes: string | null;
  version: Generated<number>;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  deletedAt: Date | null;
  deletedBy: string | null;
  tagIds: Generated<(string)[]>;
}

export interface DB {
  accountExports: AccountExports;
  adminActions: AdminActions;
  anonymousAudit: AnonymousAudit;
  appointments: Appointments;
  attachments: Attachments;
  audit: Audit;
  backupRuns: BackupRuns;
  bouncedMails: BouncedMails;
  budgetAlerts: BudgetAlerts;
  budgetLooks: BudgetLooks;
  budgetWarnings: BudgetWarnings;
  budgets: Budgets;
  calendarFeeds: CalendarFeeds;
  careItems: CareItems;
  changeCounters: ChangeCounters;
  changes: Changes;
  claims: Claims;
  comments: Comments;
  consents: Consents;
  devices: Devices;
  doses: Doses;
  dueCare: DueCare;
  dueCourses: DueCourses;
  duePlans: DuePlans;
  dueQueue: DueQueue;
  earlierWriters: EarlierWriters;
  erasedTags: ErasedTags;
  expenseCategories: ExpenseCategories;
  expenseImports: ExpenseImports;
  expensePlans: ExpensePlans;
  expenseTemplates: ExpenseTemplates;
  expenses: Expenses;
  factorRecoveries: FactorRecoveries;
  feedings: Feedings;
  files: Files;
  formerEmails: FormerEmails;
  guestShares: GuestShares;
  handoverOffers: HandoverOffers;
  handovers: Handovers;
  householdMembers: HouseholdMembers;
  householdPeople: HouseholdPeople;
  households: Households;
  idempotencyKeys: IdempotencyKeys;
  invitations: Invitations;
  invitedAddresses: InvitedAddresses;
  leftExpenses: LeftExpenses;
  linkTokens: LinkTokens;
  measurements: Measurements;
  measures: Measures;
  medicalRecords: MedicalRecords;
  medicines: Medicines;
  memberships: Memberships;
  missingDismissals: MissingDismissals;
  newsletterDeliveries: NewsletterDeliveries;
  newsletterIssues: NewsletterIssues;
  newsletterSubscriptions: NewsletterSubscriptions;
  notificationPreferences: NotificationPreferences;
  notifications: Notifications;
  observations: Observations;
  ownerships: Ownerships;
  passkeyChallenges: PasskeyChallenges;
  passkeys: Passkeys;
  pets: Pets;
  quickButtonLayouts: QuickButtonLayouts;
  quickButtons: QuickButtons;
  rateLimits: RateLimits;
  recoveryCodes: RecoveryCodes;
  reminderEvents: ReminderEvents;
  reminderTemplates: ReminderTemplates;
  reminders: Reminders;
  searchItems: SearchItems;
  sentNumbers: SentNumbers;
  sessions: Sessions;
  settlements: Settlements;
  shares: Shares;
  signInNames: SignInNames;
  siteNotices: SiteNotices;
  statusChecks: StatusChecks;
  statusIncidents: StatusIncidents;
  stockEntries: StockEntries;
  stockItems: StockItems;
  successors: Successors;
  supportFiles: SupportFiles;
  supportMessages: SupportMessages;
  supportTickets: SupportTickets;
  supportUploads: SupportUploads;
  tags: Tags;
  totpSecrets: TotpSecrets;
  uploads: Uploads;
  users: Users;
  vets: Vets;
}
