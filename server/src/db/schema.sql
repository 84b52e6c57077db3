-- Generated from the migrated database by `npm run db:types`; not edited by hand.

create table account_exports (
  user_id uuid not null,
  id uuid not null,
  state text not null,
  language text not null,
  started_at timestamp with time zone not null,
  tried_at timestamp with time zone,
  tries integer default 0 not null,
  done integer default 0 not null,
  total integer default 0 not null,
  rights text[] default '{}'::text[] not null,
  file_id uuid,
  size bigint,
  sha256 bytea,
  ended_at timestamp with time zone,
  expires_at timestamp with time zone,
  constraint account_exports_pkey PRIMARY KEY (user_id),
  constraint account_exports_check CHECK (total >= done),
  constraint account_exports_check1 CHECK ((state = 'ready'::text) = (num_nulls(file_id, size, sha256, expires_at) = 0)),
  constraint account_exports_check2 CHECK ((state = 'running'::text) = (ended_at IS NULL)),
  constraint account_exports_check3 CHECK (num_nulls(file_id, size, sha256) = ANY (ARRAY[0, 3])),
  constraint account_exports_done_check CHECK (done >= 0),
  constraint account_exports_language_check CHECK (language = ANY (ARRAY['he'::text, 'en'::text, 'ar'::text])),
  constraint account_exports_sha256_check CHECK (octet_length(sha256) = 32),
  constraint account_exports_size_check CHECK (size > 0),
  constraint account_exports_state_check CHECK (state = ANY (ARRAY['running'::text, 'ready'::text, 'failed'::text])),
  constraint account_exports_tries_check CHECK (tries >= 0),
  constraint account_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_exports_by_end ON public.account_exports USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX account_exports_by_file ON public.account_exports USING btree (file_id) WHERE (file_id IS NOT NULL);

create table admin_actions (
  id uuid not null,
  at timestamp with time zone not null,
  admin_id uuid,
  action text not null,
  target_id uuid,
  object text,
  detail text,
  count integer,
  constraint admin_actions_pkey PRIMARY KEY (id),
  constraint admin_actions_action_check CHECK (action ~ '^[a-zA-Z]{3,40}$'::text),
  constraint admin_actions_count_check CHECK (count >= 0),
  constraint admin_actions_detail_check CHECK (length(detail) >= 1 AND length(detail) <= 100),
  constraint admin_actions_object_check CHECK (length(object) >= 1 AND length(object) <= 200)
);
CREATE INDEX admin_actions_by_kind ON public.admin_actions USING btree (action, at DESC, id DESC);
CREATE INDEX admin_actions_by_target ON public.admin_actions USING btree (target_id, at DESC) WHERE (target_id IS NOT NULL);
CREATE INDEX admin_actions_by_time ON public.admin_actions USING btree (at DESC, id DESC);

create table anonymous_audit (
  id uuid not null,
  at timestamp with time zone not null,
  address inet,
  action text not null,
  object text,
  result text not null,
  constraint anonymous_audit_pkey PRIMARY KEY (id),
  constraint anonymous_audit_result_check CHECK (result = ANY (ARRAY['ok'::text, 'refused'::text]))
);

create table appointments (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  visit_id uuid default gen_random_uuid() not null,
  reason text not null,
  date date not null,
  "time" text,
  timezone text default 'Asia/Jerusalem'::text not null,
  starts_at timestamp with time zone,
  place text,
  vet_name text,
  notes text,
  questions text[] default '{}'::text[] not null,
  ticked text[] default '{}'::text[] not null,
  status text default 'planned'::text not null,
  follows_record_id uuid,
  removed_with_record_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  constraint appointments_pkey PRIMARY KEY (household_id, id),
  constraint appointments_check CHECK (("time" IS NULL) = (starts_at IS NULL)),
  constraint appointments_date_check CHECK (date >= '1900-01-01'::date AND date <= '2200-12-31'::date),
  constraint appointments_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 500),
  constraint appointments_status_check CHECK (status = ANY (ARRAY['planned'::text, 'done'::text, 'cancelled'::text])),
  constraint appointments_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint appointments_time_check CHECK ("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  constraint appointments_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX appointments_by_pet ON public.appointments USING btree (household_id, pet_id, date DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX appointments_deleted ON public.appointments USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX appointments_of_record ON public.appointments USING btree (household_id, follows_record_id) WHERE ((follows_record_id IS NOT NULL) AND (deleted_at IS NULL) AND (status <> 'cancelled'::text));
CREATE INDEX appointments_of_visit ON public.appointments USING btree (household_id, visit_id);
CREATE INDEX appointments_planned ON public.appointments USING btree (household_id, pet_id, date) WHERE ((deleted_at IS NULL) AND (status = 'planned'::text));

create table attachments (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  noun text not null,
  thing_id uuid not null,
  area text not null,
  name text not null,
  type text not null,
  size integer not null,
  pages integer,
  width integer,
  height integer,
  is_locked boolean not null,
  has_scripts boolean not null,
  kind text,
  expires_on date,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  thing_deleted_at timestamp with time zone,
  added_on date generated always as (((created_at AT TIME ZONE 'Asia/Jerusalem'::text))::date) stored not null,
  tag_ids uuid[] default '{}'::uuid[] not null,
  constraint attachments_pkey PRIMARY KEY (household_id, id),
  constraint attachments_area_check CHECK (area = ANY (ARRAY['profile'::text, 'medicalRecords'::text, 'reminders'::text, 'expenses'::text])),
  constraint attachments_expires_on_check CHECK (expires_on >= '1900-01-01'::date AND expires_on <= '2200-12-31'::date),
  constraint attachments_height_check CHECK (height > 0),
  constraint attachments_kind_check CHECK (kind = ANY (ARRAY['vaccination_booklet'::text, 'invoice'::text, 'visit_summary'::text, 'lab_result'::text, 'insurance'::text, 'licence'::text, 'other'::text])),
  constraint attachments_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  constraint attachments_pages_check CHECK (pages > 0),
  constraint attachments_size_check CHECK (size > 0),
  constraint attachments_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint attachments_width_check CHECK (width > 0),
  constraint attachments_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX attachments_deleted ON public.attachments USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX attachments_of_thing ON public.attachments USING btree (household_id, thing_id, created_at, id);

create table audit (
  id uuid not null,
  at timestamp with time zone not null,
  user_id uuid not null,
  session_id uuid,
  address inet,
  action text not null,
  object text,
  result text not null,
  constraint audit_pkey PRIMARY KEY (user_id, id),
  constraint audit_result_check CHECK (result = ANY (ARRAY['ok'::text, 'refused'::text])),
  constraint audit_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX audit_user ON public.audit USING btree (user_id, at DESC);

create table backup_runs (
  id uuid not null,
  kind text not null,
  started_at timestamp with time zone not null,
  name text,
  row_count bigint,
  file_count integer,
  fault text,
  constraint backup_runs_pkey PRIMARY KEY (id),
  constraint backup_runs_check CHECK (fault IS NOT NULL OR name IS NOT NULL AND row_count IS NOT NULL AND file_count IS NOT NULL),
  constraint backup_runs_fault_check CHECK (fault <> ''::text),
  constraint backup_runs_file_count_check CHECK (file_count >= 0),
  constraint backup_runs_kind_check CHECK (kind = ANY (ARRAY['backup'::text, 'check'::text])),
  constraint backup_runs_name_check CHECK (name <> ''::text),
  constraint backup_runs_row_count_check CHECK (row_count >= 0)
);
CREATE INDEX backup_runs_by_time ON public.backup_runs USING btree (kind, started_at DESC);

create table bounced_mails (
  id uuid not null,
  email text not null,
  bounced_at timestamp with time zone not null,
  times integer not null,
  kind text not null,
  code integer not null,
  words text not null,
  constraint bounced_mails_pkey PRIMARY KEY (id),
  constraint bounced_mails_email_key UNIQUE (email),
  constraint bounced_mails_code_check CHECK (code >= 500 AND code <= 599),
  constraint bounced_mails_email_check CHECK (email = lower(email) AND length(email) >= 3 AND length(email) <= 254),
  constraint bounced_mails_kind_check CHECK (length(kind) >= 1 AND length(kind) <= 100),
  constraint bounced_mails_times_check CHECK (times >= 1),
  constraint bounced_mails_words_check CHECK (length(words) <= 300)
);
CREATE INDEX bounced_mails_by_time ON public.bounced_mails USING btree (bounced_at DESC, id DESC);

create table budget_alerts (
  household_id uuid not null,
  id uuid not null,
  budget_id uuid not null,
  percent integer not null,
  constraint budget_alerts_pkey PRIMARY KEY (household_id, id),
  constraint budget_alerts_household_id_budget_id_percent_key UNIQUE (household_id, budget_id, percent),
  constraint budget_alerts_percent_check CHECK (percent >= 1 AND percent <= 1000),
  constraint budget_alerts_household_id_budget_id_fkey FOREIGN KEY (household_id, budget_id) REFERENCES budgets(household_id, id) ON DELETE CASCADE
);

create table budget_looks (
  id bigint generated always as identity not null,
  household_id uuid not null,
  due_on date not null,
  at timestamp with time zone default clock_timestamp() not null,
  month date,
  constraint budget_looks_pkey PRIMARY KEY (id)
);
CREATE INDEX budget_looks_due ON public.budget_looks USING btree (due_on, id);
CREATE INDEX budget_looks_of_home ON public.budget_looks USING btree (household_id);

create table budget_warnings (
  household_id uuid not null,
  budget_id uuid not null,
  period_from date not null,
  percent integer not null,
  at timestamp with time zone not null,
  constraint budget_warnings_pkey PRIMARY KEY (household_id, budget_id, period_from, percent),
  constraint budget_warnings_household_id_budget_id_fkey FOREIGN KEY (household_id, budget_id) REFERENCES budgets(household_id, id) ON DELETE CASCADE
);

create table budgets (
  household_id uuid not null,
  id uuid not null,
  amount bigint not null,
  period text not null,
  category text,
  own_category_id uuid generated always as (own_category(category)) stored,
  pet_id uuid,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  constraint budgets_pkey PRIMARY KEY (household_id, id),
  constraint budgets_amount_check CHECK (amount >= 1 AND amount <= 1000000000),
  constraint budgets_category_check CHECK (is_category(category)),
  constraint budgets_period_check CHECK (period = ANY (ARRAY['month'::text, 'year'::text])),
  constraint budgets_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE,
  constraint budgets_household_id_own_category_id_fkey FOREIGN KEY (household_id, own_category_id) REFERENCES expense_categories(household_id, id),
  constraint budgets_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX budgets_deleted ON public.budgets USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX budgets_of_pet ON public.budgets USING btree (household_id, pet_id) WHERE (pet_id IS NOT NULL);
CREATE UNIQUE INDEX budgets_one_each ON public.budgets USING btree (household_id, period, category, pet_id) NULLS NOT DISTINCT WHERE (deleted_at IS NULL);

create table calendar_feeds (
  user_id uuid not null,
  id uuid not null,
  name text,
  pet_ids uuid[] default '{}'::uuid[] not null,
  kinds text[] not null,
  nonce bytea not null,
  created_at timestamp with time zone not null,
  detail text,
  constraint calendar_feeds_pkey PRIMARY KEY (user_id, id),
  constraint calendar_feeds_detail_check CHECK (detail = ANY (ARRAY['everything'::text, 'pet'::text, 'due'::text])),
  constraint calendar_feeds_kinds_check CHECK (kinds <@ '{appointment,followUp,reminder}'::text[] AND cardinality(kinds) >= 1 AND cardinality(kinds) <= 3),
  constraint calendar_feeds_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint calendar_feeds_nonce_check CHECK (length(nonce) = 32),
  constraint calendar_feeds_pet_ids_check CHECK (cardinality(pet_ids) <= 100),
  constraint calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table care_items (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  key text,
  title text,
  every jsonb,
  starts_on date,
  notes text,
  is_chosen boolean default false not null,
  is_off boolean default false not null,
  postponed_until date,
  exempt_until date,
  done_on date,
  skipped_on date,
  lang text default 'he'::text not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  constraint care_items_pkey PRIMARY KEY (household_id, id),
  constraint care_items_every_check CHECK (jsonb_typeof(every) = 'object'::text),
  constraint care_items_key_check CHECK (length(key) >= 1 AND length(key) <= 40),
  constraint care_items_lang_check CHECK (lang = ANY (ARRAY['he'::text, 'en'::text, 'ar'::text])),
  constraint care_items_named CHECK ((key IS NULL) = (title IS NOT NULL)),
  constraint care_items_own CHECK (key IS NOT NULL OR every IS NOT NULL AND starts_on IS NOT NULL),
  constraint care_items_starts_on_check CHECK (starts_on >= '1900-01-01'::date AND starts_on <= '2200-12-31'::date),
  constraint care_items_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint care_items_title_check CHECK (length(title) >= 1 AND length(title) <= 120),
  constraint care_items_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX care_items_by_pet ON public.care_items USING btree (household_id, pet_id, key, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX care_items_of_key ON public.care_items USING btree (household_id, pet_id, key) WHERE ((deleted_at IS NULL) AND (key IS NOT NULL));

create table change_counters (
  household_id uuid not null,
  last bigint default 0 not null,
  constraint change_counters_pkey PRIMARY KEY (household_id),
  constraint change_counters_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);

create table changes (
  household_id uuid not null,
  number bigint not null,
  noun text not null,
  id uuid not null,
  pet_id uuid,
  area text,
  guest uuid,
  what text not null,
  who uuid,
  at timestamp with time zone not null,
  detail text,
  constraint changes_pkey PRIMARY KEY (household_id, number),
  constraint changes_area_check CHECK (area = ANY (ARRAY['profile'::text, 'medicalRecords'::text, 'reminders'::text, 'expenses'::text])),
  constraint changes_detail_check CHECK (detail = ANY (ARRAY['completed'::text, 'reopened'::text, 'archived'::text, 'unarchived'::text])),
  constraint changes_what_check CHECK (what = ANY (ARRAY['made'::text, 'changed'::text, 'removed'::text, 'restored'::text])),
  constraint changes_household_id_fkey FOREIGN KEY (household_id) REFERENCES change_counters(household_id) ON DELETE CASCADE
);
CREATE INDEX changes_of_guest ON public.changes USING btree (household_id, guest, number) WHERE (guest IS NOT NULL);
CREATE INDEX changes_of_pet ON public.changes USING btree (household_id, pet_id, area, number) WHERE (area IS NOT NULL);

create table claims (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  insurer text not null,
  policy_number text,
  reference text,
  status text not null,
  sent_on date,
  answered_on date,
  answer text,
  notes text,
  record_ids uuid[] default '{}'::uuid[] not null,
  freed_ids uuid[] default '{}'::uuid[] not null,
  is_open boolean generated always as ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'moreAsked'::text]))) stored not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  constraint claims_pkey PRIMARY KEY (household_id, id),
  constraint claims_household_id_pet_id_id_key UNIQUE (household_id, pet_id, id),
  constraint claims_answer_check CHECK (length(answer) >= 1 AND length(answer) <= 2000),
  constraint claims_answered_on_check CHECK (answered_on >= '1900-01-01'::date AND answered_on <= '2200-12-31'::date),
  constraint claims_check CHECK (
CASE
    WHEN status = 'draft'::text THEN num_nonnulls(sent_on, answered_on, answer) = 0
    ELSE sent_on IS NOT NULL
END),
  constraint claims_check1 CHECK (answered_on >= sent_on),
  constraint claims_insurer_check CHECK (length(insurer) >= 1 AND length(insurer) <= 100),
  constraint claims_policy_number_check CHECK (length(policy_number) >= 1 AND length(policy_number) <= 50),
  constraint claims_record_ids_check CHECK (cardinality(record_ids) <= 50),
  constraint claims_reference_check CHECK (length(reference) >= 1 AND length(reference) <= 50),
  constraint claims_sent_on_check CHECK (sent_on >= '1900-01-01'::date AND sent_on <= '2200-12-31'::date),
  constraint claims_status_check CHECK (status = ANY (ARRAY['draft'::text, 'sent'::text, 'moreAsked'::text, 'paid'::text, 'refused'::text])),
  constraint claims_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint claims_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX claims_by_pet ON public.claims USING btree (household_id, pet_id, is_open DESC, sent_on DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX claims_deleted ON public.claims USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);

create table comments (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  noun text not null,
  thing_id uuid not null,
  area text not null,
  text text not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  constraint comments_pkey PRIMARY KEY (household_id, id),
  constraint comments_area_check CHECK (area = ANY (ARRAY['profile'::text, 'medicalRecords'::text, 'reminders'::text, 'expenses'::text])),
  constraint comments_text_check CHECK (length(text) >= 1 AND length(text) <= 2000),
  constraint comments_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX comments_deleted ON public.comments USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX comments_of_thing ON public.comments USING btree (household_id, thing_id, created_at, id);

create table consents (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  wording_version text not null,
  given_at timestamp with time zone not null,
  constraint consents_pkey PRIMARY KEY (user_id, id),
  constraint consents_kind_check CHECK (kind = ANY (ARRAY['terms'::text, 'privacy'::text])),
  constraint consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table devices (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  family_id uuid,
  name text not null,
  address text not null,
  p256dh bytea,
  auth bytea,
  secret bytea,
  created_at timestamp with time zone not null,
  told_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  gone_at timestamp with time zone,
  code_hash bytea,
  code_until timestamp with time zone,
  code_tries integer default 0 not null,
  sent_push_id uuid,
  detail text,
  constraint devices_pkey PRIMARY KEY (user_id, id),
  constraint devices_user_id_kind_address_key UNIQUE (user_id, kind, address),
  constraint devices_address_check CHECK (length(address) >= 1 AND length(address) <= 1000),
  constraint devices_auth_check CHECK (octet_length(auth) = 16),
  constraint devices_check CHECK ((kind = 'browser'::text) = (family_id IS NOT NULL)),
  constraint devices_check1 CHECK (num_nulls(p256dh, auth) =
CASE
    WHEN kind = 'browser'::text THEN 0
    ELSE 2
END),
  constraint devices_check2 CHECK ((kind = 'webhook'::text) = (secret IS NOT NULL)),
  constraint devices_check3 CHECK (num_nulls(code_hash, code_until) = ANY (ARRAY[0, 2])),
  constraint devices_check4 CHECK (kind = 'sms'::text OR code_hash IS NULL),
  constraint devices_detail_check CHECK (detail = ANY (ARRAY['everything'::text, 'pet'::text, 'due'::text])),
  constraint devices_kind_check CHECK (kind = ANY (ARRAY['browser'::text, 'ntfy'::text, 'webhook'::text, 'sms'::text])),
  constraint devices_name_check CHECK (name <> ''::text),
  constraint devices_p256dh_check CHECK (octet_length(p256dh) = 65),
  constraint devices_secret_check CHECK (octet_length(secret) = 32),
  constraint devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table doses (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  medicine_id uuid not null,
  outcome text not null,
  at timestamp with time zone not null,
  day date generated always as (((at AT TIME ZONE 'Asia/Jerusalem'::text))::date) stored,
  planned_at timestamp with time zone,
  given_by uuid,
  reason text,
  amount integer,
  note text,
  is_extra boolean default false not null,
  reminder_id uuid,
  history jsonb default '[]'::jsonb not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  constraint doses_pkey PRIMARY KEY (household_id, id),
  constraint doses_amount_check CHECK (amount > 0),
  constraint doses_history_check CHECK (jsonb_typeof(history) = 'array'::text),
  constraint doses_outcome_check CHECK (outcome = ANY (ARRAY['given'::text, 'skipped'::text])),
  constraint doses_reason_check CHECK (reason = ANY (ARRAY['refused'::text, 'vomited'::text, 'ranOut'::text, 'vetSaid'::text, 'other'::text])),
  constraint doses_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint doses_household_id_medicine_id_fkey FOREIGN KEY (household_id, medicine_id) REFERENCES medicines(household_id, id) ON DELETE CASCADE,
  constraint doses_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX doses_by_medicine ON public.doses USING btree (household_id, medicine_id, at DESC) WHERE (deleted_at IS NULL);
CREATE INDEX doses_by_pet ON public.doses USING btree (household_id, pet_id, at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX doses_by_reminder ON public.doses USING btree (household_id, reminder_id) WHERE (reminder_id IS NOT NULL);
CREATE UNIQUE INDEX doses_of_slot ON public.doses USING btree (household_id, medicine_id, planned_at) WHERE ((deleted_at IS NULL) AND (planned_at IS NOT NULL));

create table due_care (
  pet_id uuid not null,
  household_id uuid not null,
  made_on date,
  made_by text,
  again_at timestamp with time zone,
  constraint due_care_pkey PRIMARY KEY (pet_id, household_id)
);
CREATE INDEX due_care_by_household ON public.due_care USING btree (household_id, pet_id);

create table due_courses (
  medicine_id uuid not null,
  household_id uuid not null,
  moves_at timestamp with time zone not null,
  again_at timestamp with time zone,
  constraint due_courses_pkey PRIMARY KEY (medicine_id, household_id)
);
CREATE INDEX due_courses_due ON public.due_courses USING btree (moves_at, household_id, medicine_id);

create table due_plans (
  plan_id uuid not null,
  household_id uuid not null,
  due_on date not null,
  again_at timestamp with time zone,
  constraint due_plans_pkey PRIMARY KEY (plan_id, household_id)
);
CREATE INDEX due_plans_due ON public.due_plans USING btree (due_on, household_id, plan_id);

create table due_queue (
  thing_id uuid not null,
  noun text not null,
  household_id uuid not null,
  pet_id uuid not null,
  topic text not null,
  due_at timestamp with time zone not null,
  lead integer,
  next_at timestamp with time zone,
  constraint due_queue_pkey PRIMARY KEY (thing_id, noun, household_id),
  constraint due_queue_check CHECK ((lead IS NULL) = (next_at IS NULL)),
  constraint due_queue_lead_check CHECK (lead >= '-1440'::integer),
  constraint due_queue_topic_check CHECK (topic = ANY (ARRAY['reminders'::text, 'appointments'::text, 'papers'::text]))
);
CREATE INDEX due_queue_next ON public.due_queue USING btree (next_at, household_id) WHERE (next_at IS NOT NULL);
CREATE INDEX due_queue_of_pet ON public.due_queue USING btree (pet_id, household_id);

create table earlier_writers (
  household_id uuid not null,
  pet_id uuid not null,
  user_id uuid not null,
  constraint earlier_writers_pkey PRIMARY KEY (household_id, pet_id, user_id),
  constraint earlier_writers_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE,
  constraint earlier_writers_household_id_user_id_fkey FOREIGN KEY (household_id, user_id) REFERENCES household_people(household_id, user_id) ON DELETE CASCADE
);

create table erased_tags (
  household_id uuid not null,
  id uuid not null,
  constraint erased_tags_pkey PRIMARY KEY (household_id, id),
  constraint erased_tags_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);

create table expense_categories (
  household_id uuid not null,
  id uuid not null,
  name text not null,
  hue text not null,
  icon text not null,
  merged_into text,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  constraint expense_categories_pkey PRIMARY KEY (household_id, id),
  constraint expense_categories_check CHECK (merged_into IS NULL OR deleted_at IS NOT NULL AND merged_into <> id::text),
  constraint expense_categories_hue_check CHECK (hue = ANY (ARRAY['apricot'::text, 'sage'::text, 'sky'::text, 'lilac'::text, 'butter'::text, 'rose'::text])),
  constraint expense_categories_icon_check CHECK (icon = ANY (ARRAY['tag'::text, 'bed'::text, 'house'::text, 'footprints'::text, 'car'::text, 'plane'::text, 'cookie'::text, 'fish'::text, 'droplets'::text, 'sparkles'::text, 'shirt'::text, 'camera'::text, 'gift'::text, 'trophy'::text, 'wrench'::text, 'heart'::text])),
  constraint expense_categories_name_check CHECK (length(name) >= 1 AND length(name) <= 30),
  constraint expense_categories_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX expense_categories_called ON public.expense_categories USING btree (household_id, search_plain(name)) WHERE (deleted_at IS NULL);
CREATE INDEX expense_categories_deleted ON public.expense_categories USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);

create table expense_imports (
  household_id uuid not null,
  id uuid not null,
  name text not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  undoings timestamp with time zone[] default '{}'::timestamp with time zone[] not null,
  constraint expense_imports_pkey PRIMARY KEY (household_id, id),
  constraint expense_imports_name_check CHECK (length(name) >= 1 AND length(name) <= 130),
  constraint expense_imports_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);

create table expense_plans (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  description text not null,
  amount bigint not null,
  category text not null,
  own_category_id uuid generated always as (own_category(category)) stored,
  notes text,
  starts_on date not null,
  repeat_interval text not null,
  repeat_every integer default 1 not null,
  repeat_until date,
  repeat_times integer,
  prices jsonb default '[]'::jsonb not null,
  next_on date,
  is_over boolean generated always as ((next_on IS NULL)) stored not null,
  last_on date,
  made_times integer default 0 not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  paid_by uuid,
  constraint expense_plans_pkey PRIMARY KEY (household_id, id),
  constraint expense_plans_amount_check CHECK (amount >= 1 AND amount <= 1000000000),
  constraint expense_plans_category_check CHECK (is_category(category)),
  constraint expense_plans_check CHECK (repeat_until >= starts_on AND repeat_until <= '2200-12-31'::date),
  constraint expense_plans_check1 CHECK (are_price_steps(prices, starts_on)),
  constraint expense_plans_check2 CHECK (next_on >= starts_on AND next_on <= COALESCE(last_on, '2200-12-31'::date)),
  constraint expense_plans_description_check CHECK (length(description) >= 1 AND length(description) <= 200),
  constraint expense_plans_made_times_check CHECK (made_times >= 0),
  constraint expense_plans_repeat_every_check CHECK (repeat_every >= 1 AND repeat_every <= 99),
  constraint expense_plans_repeat_interval_check CHECK (repeat_interval = ANY (ARRAY['weekly'::text, 'monthly'::text, 'yearly'::text])),
  constraint expense_plans_repeat_times_check CHECK (repeat_times >= 1 AND repeat_times <= 999),
  constraint expense_plans_starts_on_check CHECK (starts_on >= '1986-01-01'::date AND starts_on <= '2200-12-31'::date),
  constraint expense_plans_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint expense_plans_household_id_own_category_id_fkey FOREIGN KEY (household_id, own_category_id) REFERENCES expense_categories(household_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint expense_plans_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX expense_plans_by_pet ON public.expense_plans USING btree (household_id, pet_id, next_on, id) WHERE (deleted_at IS NULL);
CREATE INDEX expense_plans_deleted ON public.expense_plans USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);

create table expense_templates (
  household_id uuid not null,
  id uuid not null,
  description text not null,
  amount bigint,
  category text not null,
  own_category_id uuid generated always as (own_category(category)) stored,
  notes text,
  species text[] default '{}'::text[] not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  constraint expense_templates_pkey PRIMARY KEY (household_id, id),
  constraint expense_templates_amount_check CHECK (amount >= 1 AND amount <= 1000000000),
  constraint expense_templates_category_check CHECK (is_category(category)),
  constraint expense_templates_description_check CHECK (length(description) >= 1 AND length(description) <= 200),
  constraint expense_templates_species_check CHECK (species <@ '{dog,cat,bird,fish,rodent,other}'::text[] AND cardinality(species) <= 6),
  constraint expense_templates_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE,
  constraint expense_templates_household_id_own_category_id_fkey FOREIGN KEY (household_id, own_category_id) REFERENCES expense_categories(household_id, id)
);
CREATE INDEX expense_templates_deleted ON public.expense_templates USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);

create table expenses (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  description text not null,
  amount bigint not null,
  category text not null,
  date date not null,
  notes text,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  created_by uuid not null,
  updated_by uuid not null,
  deleted_by uuid,
  record_id uuid,
  removed_with_record_at timestamp with time zone,
  tag_ids uuid[] default '{}'::uuid[] not null,
  merged_from uuid[] default '{}'::uuid[] not null,
  purchase_id uuid,
  import_id uuid,
  plan_id uuid,
  plan_on date,
  paid_by uuid,
  refund_of uuid,
  refunded bigint default 0 not null,
  removed_with_expense_at timestamp with time zone,
  came_along boolean default false not null,
  claim_id uuid,
  constraint expenses_pkey PRIMARY KEY (household_id, id),
  constraint expenses_amount_check CHECK (abs(amount) >= 1 AND abs(amount) <= 1000000000 AND (amount < 0) = (refund_of IS NOT NULL)),
  constraint expenses_category_check CHECK (is_category(category)),
  constraint expenses_check CHECK (plan_id IS NULL OR plan_on IS NOT NULL),
  constraint expenses_date_check CHECK (date >= '1900-01-01'::date AND date <= '2200-12-31'::date),
  constraint expenses_description_check CHECK (length(description) >= 1 AND length(description) <= 200),
  constraint expenses_refunded_check CHECK (refunded >= 0 AND refunded <= GREATEST(amount, 0::bigint)),
  constraint expenses_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint refunds_are_alone CHECK (refund_of IS NULL OR num_nonnulls(record_id, purchase_id, plan_id) = 0),
  constraint expenses_claim_fkey FOREIGN KEY (household_id, pet_id, claim_id) REFERENCES claims(household_id, pet_id, id) ON DELETE SET NULL (claim_id),
  constraint expenses_household_id_import_id_fkey FOREIGN KEY (household_id, import_id) REFERENCES expense_imports(household_id, id),
  constraint expenses_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE,
  constraint expenses_household_id_refund_of_fkey FOREIGN KEY (household_id, refund_of) REFERENCES expenses(household_id, id) ON DELETE CASCADE
);
CREATE INDEX expenses_back ON public.expenses USING btree (household_id, pet_id, date) WHERE ((refund_of IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX expenses_by_category ON public.expenses USING btree (household_id, pet_id, category, date DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX expenses_by_pet ON public.expenses USING btree (household_id, pet_id, date DESC, id DESC) INCLUDE (amount, category, paid_by) WHERE (deleted_at IS NULL);
CREATE INDEX expenses_by_tags ON public.expenses USING btree (household_id, pet_id, tag_ids, date DESC, id DESC) WHERE ((tag_ids <> '{}'::uuid[]) AND (deleted_at IS NULL));
CREATE INDEX expenses_deleted ON public.expenses USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX expenses_of_claim ON public.expenses USING btree (household_id, claim_id) WHERE (claim_id IS NOT NULL);
CREATE INDEX expenses_of_import ON public.expenses USING btree (household_id, import_id) WHERE (import_id IS NOT NULL);
CREATE UNIQUE INDEX expenses_of_plan ON public.expenses USING btree (household_id, plan_id, plan_on) WHERE (plan_id IS NOT NULL);
CREATE INDEX expenses_of_purchase ON public.expenses USING btree (household_id, purchase_id) WHERE (purchase_id IS NOT NULL);
CREATE UNIQUE INDEX expenses_of_record ON public.expenses USING btree (household_id, record_id) WHERE ((record_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX expenses_of_refunded ON public.expenses USING btree (household_id, refund_of) WHERE (refund_of IS NOT NULL);
CREATE INDEX expenses_planned ON public.expenses USING btree (household_id, pet_id, date) WHERE ((plan_id IS NOT NULL) AND (deleted_at IS NULL));

create table factor_recoveries (
  user_id uuid not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  constraint factor_recoveries_pkey PRIMARY KEY (user_id),
  constraint factor_recoveries_check CHECK (due_at > asked_at),
  constraint factor_recoveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table feedings (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  food text not null,
  amount integer not null,
  unit text not null,
  times text[] not null,
  "from" date not null,
  until date,
  stock_item_id uuid,
  notes text,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  constraint feedings_pkey PRIMARY KEY (household_id, id),
  constraint feedings_amount_check CHECK (amount > 0),
  constraint feedings_food_check CHECK (length(food) >= 1 AND length(food) <= 120),
  constraint feedings_from_check CHECK ("from" >= '1900-01-01'::date AND "from" <= '2200-12-31'::date),
  constraint feedings_in_order CHECK (until >= "from"),
  constraint feedings_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint feedings_times_check CHECK (cardinality(times) >= 1 AND cardinality(times) <= 24),
  constraint feedings_unit_check CHECK (unit = ANY (ARRAY['gram'::text, 'portion'::text])),
  constraint feedings_until_check CHECK (until >= '1900-01-01'::date AND until <= '2200-12-31'::date),
  constraint feedings_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE,
  constraint feedings_household_id_stock_item_id_fkey FOREIGN KEY (household_id, stock_item_id) REFERENCES stock_items(household_id, id) ON DELETE SET NULL (stock_item_id)
);
CREATE INDEX feedings_by_pet ON public.feedings USING btree (household_id, pet_id, "from" DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX feedings_by_stock ON public.feedings USING btree (household_id, stock_item_id) WHERE (stock_item_id IS NOT NULL);

create table files (
  household_id uuid not null,
  id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  sha256 bytea not null,
  created_at timestamp with time zone not null,
  pet_id uuid not null,
  area text not null,
  attachment_id uuid,
  is_thumb boolean default false not null,
  constraint files_pkey PRIMARY KEY (household_id, id),
  constraint files_area_check CHECK (area = ANY (ARRAY['profile'::text, 'medicalRecords'::text, 'reminders'::text, 'expenses'::text])),
  constraint files_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  constraint files_size_check CHECK (size >= 0),
  constraint files_household_id_attachment_id_fkey FOREIGN KEY (household_id, attachment_id) REFERENCES attachments(household_id, id) ON DELETE CASCADE,
  constraint files_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX files_of_attachment ON public.files USING btree (household_id, attachment_id, is_thumb) WHERE (attachment_id IS NOT NULL);

create table former_emails (
  user_id uuid not null,
  email text not null,
  changed_at timestamp with time zone not null,
  until timestamp with time zone not null,
  constraint former_emails_pkey PRIMARY KEY (user_id, email),
  constraint former_emails_email_check CHECK (length(email) >= 3 AND length(email) <= 254),
  constraint former_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX former_emails_address ON public.former_emails USING btree (user_id, lower(email));

create table guest_shares (
  user_id uuid not null,
  household_id uuid not null,
  share_id uuid not null,
  constraint guest_shares_pkey PRIMARY KEY (user_id, household_id, share_id),
  constraint guest_shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table handover_offers (
  email text not null,
  household_id uuid not null,
  handover_id uuid not null,
  until timestamp with time zone not null,
  constraint handover_offers_pkey PRIMARY KEY (email, household_id, handover_id)
);

create table handovers (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  email text,
  state text not null,
  token_hash bytea,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  accepted_by uuid,
  accepted_at timestamp with time zone,
  to_household_id uuid,
  receiver text,
  ended_at timestamp with time zone,
  ticked text[] default '{}'::text[] not null,
  name text,
  species text,
  sex text,
  hue text,
  ears text,
  patch text,
  collar text,
  tag text,
  updated_by uuid not null,
  constraint handovers_pkey PRIMARY KEY (household_id, id),
  constraint handovers_check CHECK ((state = ANY (ARRAY['moving'::text, 'failed'::text, 'done'::text])) = (accepted_by IS NOT NULL AND to_household_id IS NOT NULL AND receiver IS NOT NULL)),
  constraint handovers_check1 CHECK ((state = 'done'::text) = (name IS NOT NULL)),
  constraint handovers_check2 CHECK ((state = 'done'::text) = (email IS NULL)),
  constraint handovers_email_check CHECK (length(email) >= 3 AND length(email) <= 254),
  constraint handovers_receiver_check CHECK (length(receiver) >= 1 AND length(receiver) <= 100),
  constraint handovers_state_check CHECK (state = ANY (ARRAY['asked'::text, 'moving'::text, 'done'::text, 'declined'::text, 'failed'::text])),
  constraint handovers_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);
CREATE INDEX handovers_by_email ON public.handovers USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE UNIQUE INDEX handovers_of_pet ON public.handovers USING btree (household_id, pet_id) WHERE (state <> 'done'::text);

create table household_members (
  household_id uuid not null,
  user_id uuid not null,
  joined_at timestamp with time zone not null,
  constraint household_members_pkey PRIMARY KEY (household_id, user_id),
  constraint household_members_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);

create table household_people (
  household_id uuid not null,
  user_id uuid not null,
  name text not null,
  was_owner boolean default false not null,
  constraint household_people_pkey PRIMARY KEY (household_id, user_id),
  constraint household_people_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  constraint household_people_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);

create table households (
  household_id uuid not null,
  created_at timestamp with time zone not null,
  constraint households_pkey PRIMARY KEY (household_id)
);

create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  reply jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_keys_key_check CHECK (length(key) >= 1 AND length(key) <= 200),
  constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at);

create table invitations (
  household_id uuid not null,
  id uuid not null,
  email text not null,
  role text not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone,
  answered_by uuid,
  constraint invitations_pkey PRIMARY KEY (household_id, id),
  constraint invitations_answer_check CHECK (answer = ANY (ARRAY['accepted'::text, 'declined'::text, 'withdrawn'::text])),
  constraint invitations_check CHECK ((answer IS NULL) = (answered_at IS NULL)),
  constraint invitations_email_check CHECK (length(email) >= 3 AND length(email) <= 254),
  constraint invitations_role_check CHECK (role = ANY (ARRAY['owner'::text, 'guest'::text])),
  constraint invitations_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);
CREATE INDEX invitations_by_email ON public.invitations USING btree (lower(email));
CREATE UNIQUE INDEX invitations_open ON public.invitations USING btree (household_id, lower(email)) WHERE (answer IS NULL);

create table invited_addresses (
  email text not null,
  household_id uuid not null,
  noun text not null,
  id uuid not null,
  until timestamp with time zone,
  constraint invited_addresses_pkey PRIMARY KEY (email, household_id, noun, id),
  constraint invited_addresses_email_check CHECK (email = lower(email))
);
CREATE INDEX invited_addresses_of_home ON public.invited_addresses USING btree (household_id);
CREATE INDEX invited_addresses_over ON public.invited_addresses USING btree (until);

create table left_expenses (
  household_id uuid not null,
  date date not null,
  paid_by uuid not null,
  amount bigint not null,
  constraint left_expenses_pkey PRIMARY KEY (household_id, date, paid_by),
  constraint left_expenses_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);

create table link_tokens (
  id uuid not null,
  user_id uuid not null,
  purpose text not null,
  token_hash bytea not null,
  payload jsonb,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint link_tokens_pkey PRIMARY KEY (user_id, id),
  constraint link_tokens_user_id_token_hash_key UNIQUE (user_id, token_hash),
  constraint link_tokens_purpose_check CHECK (purpose = ANY (ARRAY['verify'::text, 'reset'::text, 'google'::text, 'newEmail'::text, 'restoreEmail'::text, 'secondFactor'::text, 'notMe'::text, 'recovery'::text])),
  constraint link_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table measurements (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  measure_id uuid not null,
  taken_at timestamp with time zone not null,
  date date not null,
  value numeric(12,3) not null,
  note text,
  place text,
  low numeric(12,3),
  high numeric(12,3),
  removed_with_measure_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  change_dismissed_at timestamp with time zone,
  constraint measurements_pkey PRIMARY KEY (household_id, id),
  constraint measurements_check CHECK (low <= high),
  constraint measurements_date_check CHECK (date >= '1900-01-01'::date AND date <= '2200-12-31'::date),
  constraint measurements_place_check CHECK (place = ANY (ARRAY['home'::text, 'visit'::text, 'lab'::text])),
  constraint measurements_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint measurements_taken_at_check CHECK (taken_at >= '1900-01-01 00:00:00+00'::timestamp with time zone AND taken_at <= '2200-12-31 00:00:00+00'::timestamp with time zone),
  constraint measurements_household_id_measure_id_fkey FOREIGN KEY (household_id, measure_id) REFERENCES measures(household_id, id) ON DELETE CASCADE,
  constraint measurements_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX measurements_by_measure ON public.measurements USING btree (household_id, measure_id, taken_at) INCLUDE (id, value, low, high) WHERE (deleted_at IS NULL);
CREATE INDEX measurements_by_pet ON public.measurements USING btree (household_id, pet_id, taken_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX measurements_of_measure ON public.measurements USING btree (household_id, measure_id);

create table measures (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  kind text not null,
  name text,
  unit text,
  low numeric(12,3),
  high numeric(12,3),
  limits_by text,
  target numeric(12,3),
  target_by text,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  constraint measures_pkey PRIMARY KEY (household_id, id),
  constraint measures_check CHECK (low <= high),
  constraint measures_check1 CHECK ((kind = ANY (ARRAY['lab'::text, 'own'::text])) = (name IS NOT NULL)),
  constraint measures_kind_check CHECK (kind = ANY (ARRAY['weight'::text, 'temperature'::text, 'bodyCondition'::text, 'glucose'::text, 'lab'::text, 'own'::text])),
  constraint measures_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint measures_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX measures_by_pet ON public.measures USING btree (household_id, pet_id, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX measures_one_of_kind ON public.measures USING btree (household_id, pet_id, NULLIF(NULLIF(kind, 'lab'::text), 'own'::text)) WHERE (deleted_at IS NULL);

create table medical_records (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  type text not null,
  date date not null,
  description text not null,
  vet_name text,
  notes text,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  created_by uuid not null,
  updated_by uuid not null,
  deleted_by uuid,
  product text,
  batch_number text,
  valid_until date,
  appointment_id uuid,
  entry_id uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  reminder_id uuid,
  constraint medical_records_pkey PRIMARY KEY (household_id, id),
  constraint medical_records_date_check CHECK (date >= '1900-01-01'::date AND date <= '2200-12-31'::date),
  constraint medical_records_description_check CHECK (length(description) >= 1 AND length(description) <= 500),
  constraint medical_records_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint medical_records_type_check CHECK (type = ANY (ARRAY['vet_visit'::text, 'vaccination'::text, 'surgery'::text, 'checkup'::text, 'treatment'::text, 'medication'::text, 'other'::text])),
  constraint medical_records_valid_until_check CHECK (valid_until >= '1900-01-01'::date AND valid_until <= '2200-12-31'::date),
  constraint medical_records_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX medical_records_by_pet ON public.medical_records USING btree (household_id, pet_id, date DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX medical_records_by_reminder ON public.medical_records USING btree (household_id, reminder_id) WHERE (reminder_id IS NOT NULL);
CREATE INDEX medical_records_deleted ON public.medical_records USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX medical_records_of_appointment ON public.medical_records USING btree (household_id, appointment_id) WHERE ((appointment_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX medical_records_of_entry ON public.medical_records USING btree (household_id, entry_id) WHERE (entry_id IS NOT NULL);

create table medicines (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  name text not null,
  instruction text not null,
  vet_name text,
  schedule text not null,
  times text[] default '{}'::text[] not null,
  every_hours smallint,
  every_days smallint default 1 not null,
  weekdays smallint[] default '{}'::smallint[] not null,
  "from" date not null,
  until date,
  timezone text default 'Asia/Jerusalem'::text not null,
  min_hours smallint,
  max_per_day smallint,
  steps jsonb default '[]'::jsonb not null,
  pauses jsonb default '[]'::jsonb not null,
  amount integer,
  repeats_left smallint,
  prescription_until date,
  notes text,
  is_over boolean default false not null,
  scheduled_at timestamp with time zone not null,
  next_at timestamp with time zone,
  moves_at timestamp with time zone,
  together_id uuid,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  stock_item_id uuid,
  constraint medicines_pkey PRIMARY KEY (household_id, id),
  constraint medicines_amount_check CHECK (amount > 0),
  constraint medicines_every_days_check CHECK (every_days >= 1 AND every_days <= 99),
  constraint medicines_every_hours_check CHECK (every_hours >= 1 AND every_hours <= 744),
  constraint medicines_from_check CHECK ("from" >= '1900-01-01'::date AND "from" <= '2200-12-31'::date),
  constraint medicines_in_order CHECK (until >= "from"),
  constraint medicines_instruction_check CHECK (length(instruction) >= 1 AND length(instruction) <= 500),
  constraint medicines_max_per_day_check CHECK (max_per_day >= 1 AND max_per_day <= 24),
  constraint medicines_min_hours_check CHECK (min_hours >= 1 AND min_hours <= 168),
  constraint medicines_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  constraint medicines_pauses_check CHECK (jsonb_typeof(pauses) = 'array'::text AND jsonb_array_length(pauses) <= 50),
  constraint medicines_prescription_until_check CHECK (prescription_until >= '1900-01-01'::date AND prescription_until <= '2200-12-31'::date),
  constraint medicines_repeats_left_check CHECK (repeats_left >= 0 AND repeats_left <= 99),
  constraint medicines_schedule_check CHECK (schedule = ANY (ARRAY['times'::text, 'interval'::text, 'asNeeded'::text])),
  constraint medicines_scheduled CHECK ((schedule <> 'interval'::text OR every_hours IS NOT NULL) AND (schedule = 'asNeeded'::text OR cardinality(times) > 0)),
  constraint medicines_steps_check CHECK (jsonb_typeof(steps) = 'array'::text AND jsonb_array_length(steps) <= 20),
  constraint medicines_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint medicines_times_check CHECK (cardinality(times) <= 24),
  constraint medicines_until_check CHECK (until >= '1900-01-01'::date AND until <= '2200-12-31'::date),
  constraint medicines_weekdays_check CHECK (weekdays <@ '{0,1,2,3,4,5,6}'::smallint[] AND cardinality(weekdays) <= 7),
  constraint medicines_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE,
  constraint medicines_household_id_stock_item_id_fkey FOREIGN KEY (household_id, stock_item_id) REFERENCES stock_items(household_id, id) ON DELETE SET NULL (stock_item_id)
);
CREATE INDEX medicines_by_pet ON public.medicines USING btree (household_id, pet_id, is_over, next_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX medicines_by_stock ON public.medicines USING btree (household_id, stock_item_id) WHERE (stock_item_id IS NOT NULL);

create table memberships (
  user_id uuid not null,
  household_id uuid not null,
  constraint memberships_pkey PRIMARY KEY (user_id, household_id),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint migrations_pkey PRIMARY KEY (name)
);

create table missing_dismissals (
  household_id uuid not null,
  rule text not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  constraint missing_dismissals_pkey PRIMARY KEY (household_id, rule),
  constraint missing_dismissals_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);

create table newsletter_deliveries (
  issue_id uuid not null,
  email_hash bytea not null,
  queued_at timestamp with time zone not null,
  constraint newsletter_deliveries_pkey PRIMARY KEY (issue_id, email_hash),
  constraint newsletter_deliveries_email_hash_check CHECK (octet_length(email_hash) = 32)
);
CREATE INDEX newsletter_deliveries_by_hash ON public.newsletter_deliveries USING btree (email_hash);
CREATE INDEX newsletter_deliveries_by_time ON public.newsletter_deliveries USING btree (queued_at);

create table newsletter_issues (
  id uuid not null,
  name text not null,
  language text not null,
  subject text not null,
  text text not null,
  sender text not null,
  created_at timestamp with time zone not null,
  constraint newsletter_issues_pkey PRIMARY KEY (id),
  constraint newsletter_issues_name_language_key UNIQUE (name, language),
  constraint newsletter_issues_language_check CHECK (language = ANY (ARRAY['he'::text, 'en'::text, 'ar'::text])),
  constraint newsletter_issues_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint newsletter_issues_sender_check CHECK (length(sender) >= 1 AND length(sender) <= 1000),
  constraint newsletter_issues_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 120),
  constraint newsletter_issues_text_check CHECK (length(text) >= 1 AND length(text) <= 100000)
);

create table newsletter_subscriptions (
  id uuid not null,
  email_hash bytea not null,
  email text,
  language text not null,
  wording date not null,
  asked_at timestamp with time zone not null,
  mailed_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint newsletter_subscriptions_pkey PRIMARY KEY (id),
  constraint newsletter_subscriptions_check CHECK ((email IS NULL) = (ended_at IS NOT NULL)),
  constraint newsletter_subscriptions_check1 CHECK (ended_at IS NULL OR confirmed_at IS NOT NULL),
  constraint newsletter_subscriptions_email_check CHECK (length(email) >= 3 AND length(email) <= 254),
  constraint newsletter_subscriptions_email_hash_check CHECK (octet_length(email_hash) = 32),
  constraint newsletter_subscriptions_language_check CHECK (language = ANY (ARRAY['he'::text, 'en'::text, 'ar'::text])),
  constraint newsletter_subscriptions_wording_check CHECK (wording >= '2026-01-01'::date AND wording <= '2200-12-31'::date)
);
CREATE INDEX newsletter_subscriptions_by_hash ON public.newsletter_subscriptions USING btree (email_hash);
CREATE INDEX newsletter_subscriptions_confirmed ON public.newsletter_subscriptions USING btree (language, id) WHERE ((confirmed_at IS NOT NULL) AND (ended_at IS NULL));
CREATE INDEX newsletter_subscriptions_ended ON public.newsletter_subscriptions USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX newsletter_subscriptions_pending ON public.newsletter_subscriptions USING btree (mailed_at) WHERE (confirmed_at IS NULL);
CREATE UNIQUE INDEX newsletter_subscriptions_standing ON public.newsletter_subscriptions USING btree (email_hash) WHERE (ended_at IS NULL);

create table notification_preferences (
  user_id uuid not null,
  topics jsonb default '{}'::jsonb not null,
  quiet_is_on boolean,
  quiet_from text,
  quiet_until text,
  timezone text,
  updated_at timestamp with time zone not null,
  letter_is_on boolean default false not null,
  letter_of date,
  detail text default 'everything'::text not null,
  constraint notification_preferences_pkey PRIMARY KEY (user_id),
  constraint notification_preferences_detail_check CHECK (detail = ANY (ARRAY['everything'::text, 'pet'::text, 'due'::text])),
  constraint notification_preferences_letter_of_check CHECK (EXTRACT(dow FROM letter_of) = 0::numeric),
  constraint notification_preferences_quiet_from_check CHECK (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  constraint notification_preferences_quiet_until_check CHECK (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  constraint notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notification_preferences_letters ON public.notification_preferences USING btree (user_id, timezone) WHERE letter_is_on;

create table notifications (
  user_id uuid not null,
  id uuid not null,
  key text not null,
  kind text not null,
  topic text not null,
  household_id uuid,
  pet_id uuid,
  area text,
  ring_noun text,
  ring_id uuid,
  noun text,
  thing_id uuid,
  title text not null,
  pet_names text[] default '{}'::text[] not null,
  due_at timestamp with time zone,
  is_day boolean default false not null,
  lead_minutes integer,
  is_late boolean default false not null,
  in_app boolean not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  mail_at timestamp with time zone,
  mail_id uuid,
  push_at timestamp with time zone,
  push_id uuid,
  reached_at timestamp with time zone,
  other_rings uuid[] default '{}'::uuid[] not null,
  percent integer,
  amount bigint,
  constraint notifications_pkey PRIMARY KEY (user_id, id),
  constraint notifications_user_id_key_key UNIQUE (user_id, key),
  constraint notifications_area_check CHECK (area = ANY (ARRAY['profile'::text, 'medicalRecords'::text, 'reminders'::text, 'expenses'::text])),
  constraint notifications_check CHECK ((num_nulls(household_id, area) = ANY (ARRAY[0, 2])) AND (pet_id IS NULL OR area IS NOT NULL)),
  constraint notifications_check1 CHECK (num_nulls(ring_noun, ring_id) = ANY (ARRAY[0, 2])),
  constraint notifications_check2 CHECK (reached_at IS NULL OR push_id IS NOT NULL),
  constraint notifications_kind_check CHECK (kind = ANY (ARRAY['reminder'::text, 'appointment'::text, 'record'::text, 'paper'::text, 'invitation'::text, 'budget'::text, 'settlement'::text, 'export'::text, 'support'::text])),
  constraint notifications_other_rings_check CHECK (cardinality(other_rings) <= 100),
  constraint notifications_topic_check CHECK (topic = ANY (ARRAY['reminders'::text, 'appointments'::text, 'papers'::text, 'home'::text, 'budgets'::text])),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notifications_of_pet ON public.notifications USING btree (household_id, pet_id);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);

create table observations (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  date date generated always as (((at AT TIME ZONE 'Asia/Jerusalem'::text))::date) stored not null,
  lasted_until timestamp with time zone,
  laps timestamp with time zone[] default '{}'::timestamp with time zone[] not null,
  note text,
  entry_id uuid,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  constraint observations_pkey PRIMARY KEY (household_id, id),
  constraint observations_at_check CHECK (at >= '1900-01-01 00:00:00+00'::timestamp with time zone AND at <= '2201-01-01 00:00:00+00'::timestamp with time zone),
  constraint observations_kind_check CHECK ((kind = ANY (ARRAY['meal'::text, 'walk'::text, 'drink'::text, 'vomiting'::text, 'seizure'::text, 'pain'::text, 'toilet'::text, 'other'::text])) OR kind ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'::text),
  constraint observations_laps_check CHECK (cardinality(laps) <= 100),
  constraint observations_note_check CHECK (length(note) >= 1 AND length(note) <= 2000),
  constraint observations_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint observations_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX observations_by_entry ON public.observations USING btree (household_id, entry_id) WHERE (entry_id IS NOT NULL);
CREATE INDEX observations_by_kind ON public.observations USING btree (household_id, pet_id, kind, at) WHERE (deleted_at IS NULL);
CREATE INDEX observations_by_pet ON public.observations USING btree (household_id, pet_id, at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX observations_deleted ON public.observations USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX observations_of_button ON public.observations USING btree (household_id, kind) WHERE (length(kind) = 36);

create table ownerships (
  household_id uuid not null,
  user_id uuid not null,
  from_day date not null,
  until_day date,
  constraint ownerships_pkey PRIMARY KEY (household_id, user_id, from_day),
  constraint ownerships_check CHECK (until_day > from_day),
  constraint ownerships_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX ownerships_standing ON public.ownerships USING btree (household_id, user_id) WHERE (until_day IS NULL);

create table passkey_challenges (
  challenge_hash bytea not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenges_challenge_hash_check CHECK (octet_length(challenge_hash) = 32)
);

create table passkeys (
  user_id uuid not null,
  id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (user_id, id),
  constraint passkeys_user_id_credential_id_key UNIQUE (user_id, credential_id),
  constraint passkeys_counter_check CHECK (counter >= 0),
  constraint passkeys_credential_id_check CHECK (octet_length(credential_id) >= 1 AND octet_length(credential_id) <= 1023),
  constraint passkeys_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint passkeys_public_key_check CHECK (octet_length(public_key) >= 1 AND octet_length(public_key) <= 2000),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table pets (
  household_id uuid not null,
  id uuid not null,
  name text not null,
  species text not null,
  hue text not null,
  breed text,
  sex text,
  neutered boolean,
  birth_date date,
  birth_date_approximate boolean default false not null,
  color text,
  chip_number text,
  licence_number text,
  allergies text,
  conditions text,
  insurance text,
  notes text,
  photo_id uuid,
  photo_thumb_id uuid,
  archived_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  created_by uuid not null,
  updated_by uuid not null,
  deleted_by uuid,
  ears text default 'up'::text not null,
  patch text default 'none'::text not null,
  collar text default 'none'::text not null,
  tag text default 'none'::text not null,
  chip_date date,
  licence_municipality text,
  licence_valid_until date,
  insurer text,
  policy_number text,
  insurance_renewal date,
  insurance_waiting_until date,
  own_fields jsonb default '[]'::jsonb not null,
  own_text text generated always as (own_fields_text(own_fields)) stored not null,
  tag_ids uuid[] default '{}'::uuid[] not null,
  came_at timestamp with time zone,
  constraint pets_pkey PRIMARY KEY (household_id, id),
  constraint pets_approximate_birth_date CHECK (birth_date IS NOT NULL OR NOT birth_date_approximate),
  constraint pets_birth_date_check CHECK (birth_date >= '1900-01-01'::date AND birth_date <= '2200-12-31'::date),
  constraint pets_chip_date_check CHECK (chip_date >= '1900-01-01'::date AND chip_date <= '2200-12-31'::date),
  constraint pets_collar_check CHECK (collar = ANY (ARRAY['none'::text, 'pine'::text, 'brick'::text, 'sky'::text, 'lilac'::text, 'butter'::text])),
  constraint pets_ears_check CHECK (ears = ANY (ARRAY['up'::text, 'flop'::text, 'half'::text, 'long'::text, 'fold'::text])),
  constraint pets_hue_check CHECK (hue = ANY (ARRAY['apricot'::text, 'sage'::text, 'sky'::text, 'lilac'::text, 'butter'::text, 'rose'::text])),
  constraint pets_insurance_renewal_check CHECK (insurance_renewal >= '1900-01-01'::date AND insurance_renewal <= '2200-12-31'::date),
  constraint pets_insurance_waiting_until_check CHECK (insurance_waiting_until >= '1900-01-01'::date AND insurance_waiting_until <= '2200-12-31'::date),
  constraint pets_licence_valid_until_check CHECK (licence_valid_until >= '1900-01-01'::date AND licence_valid_until <= '2200-12-31'::date),
  constraint pets_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint pets_own_fields_check CHECK (jsonb_typeof(own_fields) = 'array'::text AND jsonb_array_length(own_fields) <= 20),
  constraint pets_patch_check CHECK (patch = ANY (ARRAY['none'::text, 'blaze'::text, 'eye'::text, 'mask'::text, 'stripes'::text])),
  constraint pets_sex_check CHECK (sex = ANY (ARRAY['male'::text, 'female'::text])),
  constraint pets_species_check CHECK (species = ANY (ARRAY['dog'::text, 'cat'::text, 'bird'::text, 'fish'::text, 'rodent'::text, 'other'::text])),
  constraint pets_tag_check CHECK (tag = ANY (ARRAY['none'::text, 'tag'::text, 'bandana'::text])),
  constraint pets_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint pets_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE,
  constraint pets_household_id_photo_id_fkey FOREIGN KEY (household_id, photo_id) REFERENCES files(household_id, id),
  constraint pets_household_id_photo_thumb_id_fkey FOREIGN KEY (household_id, photo_thumb_id) REFERENCES files(household_id, id)
);
CREATE INDEX pets_deleted ON public.pets USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);

create table quick_button_layouts (
  household_id uuid not null,
  shown_order text[] not null,
  hidden text[] not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  constraint quick_button_layouts_pkey PRIMARY KEY (household_id),
  constraint quick_button_layouts_hidden_check CHECK (cardinality(hidden) <= 200),
  constraint quick_button_layouts_shown_order_check CHECK (cardinality(shown_order) <= 200),
  constraint quick_button_layouts_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);

create table quick_buttons (
  household_id uuid not null,
  id uuid not null,
  name text not null,
  icon text not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  constraint quick_buttons_pkey PRIMARY KEY (household_id, id),
  constraint quick_buttons_icon_check CHECK (icon = ANY (ARRAY['tag'::text, 'bed'::text, 'house'::text, 'footprints'::text, 'car'::text, 'plane'::text, 'cookie'::text, 'fish'::text, 'droplets'::text, 'sparkles'::text, 'shirt'::text, 'camera'::text, 'gift'::text, 'trophy'::text, 'wrench'::text, 'heart'::text])),
  constraint quick_buttons_name_check CHECK (length(name) >= 1 AND length(name) <= 30),
  constraint quick_buttons_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX quick_buttons_called ON public.quick_buttons USING btree (household_id, search_plain(name)) WHERE (deleted_at IS NULL);
CREATE INDEX quick_buttons_deleted ON public.quick_buttons USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);

create table rate_limits (
  key text not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_code_hash_check CHECK (octet_length(code_hash) = 32),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table reminder_events (
  household_id uuid not null,
  id uuid default uuidv7() not null,
  pet_id uuid not null,
  reminder_id uuid not null,
  what text not null,
  until timestamp with time zone,
  done_at timestamp with time zone not null,
  done_by uuid not null,
  constraint reminder_events_pkey PRIMARY KEY (household_id, id),
  constraint reminder_events_what_check CHECK (what = ANY (ARRAY['edited'::text, 'completed'::text, 'missed'::text, 'reopened'::text, 'snoozed'::text, 'unsnoozed'::text, 'removed'::text, 'restored'::text])),
  constraint reminder_events_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE,
  constraint reminder_events_household_id_reminder_id_fkey FOREIGN KEY (household_id, reminder_id) REFERENCES reminders(household_id, id) ON DELETE CASCADE
);
CREATE INDEX reminder_events_of_pet ON public.reminder_events USING btree (household_id, pet_id);
CREATE INDEX reminder_events_of_reminder ON public.reminder_events USING btree (household_id, reminder_id, id);

create table reminder_templates (
  household_id uuid not null,
  id uuid not null,
  title text not null,
  description text,
  species text[] default '{}'::text[] not null,
  "time" text not null,
  repeat_interval text default 'none'::text not null,
  repeat_every smallint default 1 not null,
  repeat_days smallint[] default '{}'::smallint[] not null,
  repeat_months smallint[] default '{}'::smallint[] not null,
  repeat_from text default 'plan'::text not null,
  repeat_times smallint,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  constraint reminder_templates_pkey PRIMARY KEY (household_id, id),
  constraint reminder_templates_repeat_days_check CHECK (repeat_days <@ '{0,1,2,3,4,5,6}'::smallint[] AND cardinality(repeat_days) <= 7),
  constraint reminder_templates_repeat_every_check CHECK (repeat_every >= 1 AND repeat_every <= 99),
  constraint reminder_templates_repeat_from_check CHECK (repeat_from = ANY (ARRAY['plan'::text, 'done'::text])),
  constraint reminder_templates_repeat_interval_check CHECK (repeat_interval = ANY (ARRAY['none'::text, 'daily'::text, 'weekly'::text, 'monthly'::text, 'yearly'::text])),
  constraint reminder_templates_repeat_months_check CHECK (repeat_months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[] AND cardinality(repeat_months) <= 12),
  constraint reminder_templates_repeat_times_check CHECK (repeat_times >= 1 AND repeat_times <= 999),
  constraint reminder_templates_species_check CHECK (species <@ '{dog,cat,bird,fish,rodent,other}'::text[] AND cardinality(species) <= 6),
  constraint reminder_templates_time_check CHECK ("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  constraint reminder_templates_title_check CHECK (length(title) >= 1 AND length(title) <= 120),
  constraint reminder_templates_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);
CREATE INDEX reminder_templates_deleted ON public.reminder_templates USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);

create table reminders (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  title text not null,
  description text,
  date date not null,
  "time" text not null,
  timezone text not null,
  due_at timestamp with time zone not null,
  repeat_interval text default 'none'::text not null,
  series_id uuid not null,
  anchor_date date not null,
  completed_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  created_by uuid not null,
  updated_by uuid not null,
  deleted_by uuid,
  follows_id uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  repeat_every smallint default 1 not null,
  repeat_days smallint[] default '{}'::smallint[] not null,
  repeat_months smallint[] default '{}'::smallint[] not null,
  repeat_from text default 'plan'::text not null,
  repeat_until date,
  repeat_times smallint,
  occurrence integer default 1 not null,
  snooze_until timestamp with time zone,
  missed_at timestamp with time zone,
  closed_by uuid,
  rings_at timestamp with time zone generated always as (COALESCE(snooze_until, due_at)) stored not null,
  is_important boolean default false not null,
  lead_times integer[] default '{}'::integer[] not null,
  assignee_ids uuid[] default '{}'::uuid[] not null,
  assignee_id uuid,
  together_id uuid,
  source text,
  source_id uuid,
  constraint reminders_pkey PRIMARY KEY (household_id, id),
  constraint reminders_anchor_date_check CHECK (anchor_date >= '1900-01-01'::date AND anchor_date <= '2200-12-31'::date),
  constraint reminders_assignee_ids_check CHECK (cardinality(assignee_ids) <= 10),
  constraint reminders_check CHECK (assignee_id IS NULL OR (assignee_id = ANY (assignee_ids))),
  constraint reminders_closed_by_somebody CHECK ((COALESCE(completed_at, missed_at) IS NULL) = (closed_by IS NULL) OR source IS NOT NULL AND missed_at IS NOT NULL),
  constraint reminders_closed_once CHECK (completed_at IS NULL OR missed_at IS NULL),
  constraint reminders_date_check CHECK (date >= '1900-01-01'::date AND date <= '2200-12-31'::date),
  constraint reminders_lead_times_check CHECK (lead_times <@ '{0,15,60,1440,10080}'::integer[] AND cardinality(lead_times) <= 5),
  constraint reminders_occurrence_check CHECK (occurrence >= 1),
  constraint reminders_of_source CHECK ((source IS NULL) = (source_id IS NULL)),
  constraint reminders_one_end CHECK (repeat_until IS NULL OR repeat_times IS NULL),
  constraint reminders_repeat_days_check CHECK (repeat_days <@ '{0,1,2,3,4,5,6}'::smallint[] AND cardinality(repeat_days) <= 7),
  constraint reminders_repeat_every_check CHECK (repeat_every >= 1 AND repeat_every <= 99),
  constraint reminders_repeat_from_check CHECK (repeat_from = ANY (ARRAY['plan'::text, 'done'::text])),
  constraint reminders_repeat_interval_check CHECK (repeat_interval = ANY (ARRAY['none'::text, 'daily'::text, 'weekly'::text, 'monthly'::text, 'yearly'::text])),
  constraint reminders_repeat_months_check CHECK (repeat_months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[] AND cardinality(repeat_months) <= 12),
  constraint reminders_repeat_times_check CHECK (repeat_times >= 1 AND repeat_times <= 999),
  constraint reminders_repeat_until_check CHECK (repeat_until >= '1900-01-01'::date AND repeat_until <= '2200-12-31'::date),
  constraint reminders_source_check CHECK (source = ANY (ARRAY['medicines'::text, 'care'::text, 'stock'::text])),
  constraint reminders_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint reminders_time_check CHECK ("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  constraint reminders_title_check CHECK (length(title) >= 1 AND length(title) <= 120),
  constraint reminders_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX reminders_by_ring ON public.reminders USING btree (household_id, pet_id, rings_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX reminders_by_source ON public.reminders USING btree (household_id, source_id) WHERE (source_id IS NOT NULL);
CREATE INDEX reminders_completed_by_pet ON public.reminders USING btree (household_id, pet_id, completed_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (completed_at IS NOT NULL));
CREATE INDEX reminders_deleted ON public.reminders USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX reminders_follows ON public.reminders USING btree (household_id, follows_id) WHERE ((follows_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX reminders_missed_by_pet ON public.reminders USING btree (household_id, pet_id, missed_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (missed_at IS NOT NULL));
CREATE UNIQUE INDEX reminders_occurrence ON public.reminders USING btree (household_id, series_id, date) WHERE (deleted_at IS NULL);
CREATE INDEX reminders_of_series ON public.reminders USING btree (household_id, series_id) WHERE (deleted_at IS NULL);
CREATE INDEX reminders_open_by_pet ON public.reminders USING btree (household_id, pet_id, rings_at, id) INCLUDE (together_id, due_at, completed_at, missed_at) WHERE ((deleted_at IS NULL) AND (completed_at IS NULL) AND (missed_at IS NULL));
CREATE INDEX reminders_together ON public.reminders USING btree (household_id, together_id, due_at) WHERE (together_id IS NOT NULL);

create table search_items (
  household_id uuid not null,
  pet_id uuid not null,
  area text not null,
  noun text not null,
  id uuid not null,
  title text not null,
  body text not null,
  date date,
  amount bigint,
  type text,
  until date,
  thing_noun text,
  thing_id uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  of_pet uuid generated always as (NULLIF(pet_id, household_id)) stored,
  words tsvector,
  constraint search_items_pkey PRIMARY KEY (household_id, pet_id, area, noun, id),
  constraint search_items_area_check CHECK (area = ANY (ARRAY['profile'::text, 'medicalRecords'::text, 'reminders'::text, 'expenses'::text])),
  constraint search_items_check CHECK ((thing_noun IS NULL) = (thing_id IS NULL)),
  constraint search_items_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE,
  constraint search_items_household_id_of_pet_fkey FOREIGN KEY (household_id, of_pet) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE INDEX search_items_terms ON public.search_items USING gin (((replace((' '::text || (strip(words))::text), ' '''::text, (' '''::text || "right"((household_id)::text, 12))))::tsvector)) WITH (gin_pending_list_limit='256');

create table sent_numbers (
  number_hash bytea not null,
  day date not null,
  codes integer default 0 not null,
  messages integer default 0 not null,
  constraint sent_numbers_pkey PRIMARY KEY (number_hash),
  constraint sent_numbers_number_hash_check CHECK (octet_length(number_hash) = 32)
);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  family_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  replaced_at timestamp with time zone,
  revoked_at timestamp with time zone,
  user_agent text,
  signed_in_at timestamp with time zone not null,
  authenticated_at timestamp with time zone,
  device_hash bytea,
  constraint sessions_pkey PRIMARY KEY (user_id, id),
  constraint sessions_user_id_token_hash_key UNIQUE (user_id, token_hash),
  constraint sessions_device_hash_check CHECK (octet_length(device_hash) = 32),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id) WHERE (revoked_at IS NULL);

create table settlements (
  household_id uuid not null,
  id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  amount bigint not null,
  date date not null,
  notes text,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  constraint settlements_pkey PRIMARY KEY (household_id, id),
  constraint settlements_amount_check CHECK (amount >= 1 AND amount <= 1000000000),
  constraint settlements_check CHECK (to_id <> from_id),
  constraint settlements_date_check CHECK (date >= '1986-01-01'::date AND date <= '2200-12-31'::date),
  constraint settlements_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);
CREATE INDEX settlements_deleted ON public.settlements USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX settlements_listed ON public.settlements USING btree (household_id, date, created_at) WHERE (deleted_at IS NULL);

create table shares (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  invitation_id uuid not null,
  user_id uuid,
  profile text not null,
  medical_records text not null,
  reminders text not null,
  expenses text not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  ended_at timestamp with time zone,
  ended_by uuid,
  until date,
  constraint shares_pkey PRIMARY KEY (household_id, id),
  constraint shares_expenses_check CHECK (expenses = ANY (ARRAY['none'::text, 'view'::text, 'edit'::text])),
  constraint shares_medical_records_check CHECK (medical_records = ANY (ARRAY['none'::text, 'view'::text, 'edit'::text])),
  constraint shares_profile_check CHECK (profile = ANY (ARRAY['view'::text, 'edit'::text])),
  constraint shares_reminders_check CHECK (reminders = ANY (ARRAY['none'::text, 'view'::text, 'edit'::text])),
  constraint shares_until_check CHECK (until >= '2000-01-01'::date AND until <= '2200-12-31'::date),
  constraint shares_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE,
  constraint shares_household_id_invitation_id_fkey FOREIGN KEY (household_id, invitation_id) REFERENCES invitations(household_id, id) ON DELETE CASCADE,
  constraint shares_household_id_pet_id_fkey FOREIGN KEY (household_id, pet_id) REFERENCES pets(household_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX shares_of_guest ON public.shares USING btree (household_id, user_id, pet_id) WHERE ((ended_at IS NULL) AND (user_id IS NOT NULL));
CREATE INDEX shares_of_invitation ON public.shares USING btree (household_id, invitation_id);
CREATE INDEX shares_of_pet ON public.shares USING btree (household_id, pet_id) WHERE (ended_at IS NULL);

create table sign_in_names (
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  constraint sign_in_names_pkey PRIMARY KEY (issuer, subject)
);
CREATE INDEX sign_in_names_by_prefix ON public.sign_in_names USING btree (issuer, subject text_pattern_ops);
CREATE INDEX sign_in_names_user ON public.sign_in_names USING btree (user_id);

create table site_notices (
  id uuid not null,
  level text not null,
  text_he text not null,
  text_en text,
  text_ar text,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint site_notices_pkey PRIMARY KEY (id),
  constraint site_notices_check CHECK (ends_at > starts_at),
  constraint site_notices_level_check CHECK (level = ANY (ARRAY['info'::text, 'warning'::text])),
  constraint site_notices_text_ar_check CHECK (length(text_ar) >= 1 AND length(text_ar) <= 300),
  constraint site_notices_text_en_check CHECK (length(text_en) >= 1 AND length(text_en) <= 300),
  constraint site_notices_text_he_check CHECK (length(text_he) >= 1 AND length(text_he) <= 300),
  constraint site_notices_version_check CHECK (version >= 1)
);
CREATE INDEX site_notices_by_end ON public.site_notices USING btree (ends_at DESC);

create table sql_files (
  kind text not null,
  name text not null,
  checksum text not null,
  constraint sql_files_pkey PRIMARY KEY (kind, name),
  constraint sql_files_kind_check CHECK (kind = ANY (ARRAY['function'::text, 'trigger'::text]))
);

create table status_checks (
  minute timestamp with time zone not null,
  database smallint,
  jobs smallint,
  files smallint,
  mail smallint,
  constraint status_checks_pkey PRIMARY KEY (minute),
  constraint status_checks_database_check CHECK (database >= 0 AND database <= 2),
  constraint status_checks_files_check CHECK (files >= 0 AND files <= 2),
  constraint status_checks_jobs_check CHECK (jobs >= 0 AND jobs <= 2),
  constraint status_checks_mail_check CHECK (mail >= 0 AND mail <= 2)
);

create table status_incidents (
  id uuid not null,
  name text not null,
  parts text[] not null,
  level text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  title_he text not null,
  text_he text not null,
  title_en text,
  text_en text,
  title_ar text,
  text_ar text,
  constraint status_incidents_pkey PRIMARY KEY (id),
  constraint status_incidents_name_key UNIQUE (name),
  constraint status_incidents_check CHECK (ended_at >= started_at),
  constraint status_incidents_check1 CHECK (num_nulls(title_en, text_en) = ANY (ARRAY[0, 2])),
  constraint status_incidents_check2 CHECK (num_nulls(title_ar, text_ar) = ANY (ARRAY[0, 2])),
  constraint status_incidents_level_check CHECK (level = ANY (ARRAY['slow'::text, 'failed'::text])),
  constraint status_incidents_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint status_incidents_parts_check CHECK (cardinality(parts) >= 1 AND cardinality(parts) <= 4 AND parts <@ ARRAY['database'::text, 'jobs'::text, 'files'::text, 'mail'::text]),
  constraint status_incidents_text_ar_check CHECK (length(text_ar) >= 1 AND length(text_ar) <= 2000),
  constraint status_incidents_text_en_check CHECK (length(text_en) >= 1 AND length(text_en) <= 2000),
  constraint status_incidents_text_he_check CHECK (length(text_he) >= 1 AND length(text_he) <= 2000),
  constraint status_incidents_title_ar_check CHECK (length(title_ar) >= 1 AND length(title_ar) <= 120),
  constraint status_incidents_title_en_check CHECK (length(title_en) >= 1 AND length(title_en) <= 120),
  constraint status_incidents_title_he_check CHECK (length(title_he) >= 1 AND length(title_he) <= 120)
);
CREATE INDEX status_incidents_by_time ON public.status_incidents USING btree (started_at);

create table stock_entries (
  household_id uuid not null,
  id uuid not null,
  stock_item_id uuid not null,
  kind text not null,
  amount bigint not null,
  counted bigint,
  at timestamp with time zone not null,
  dose_id uuid,
  batch text,
  expires_on date,
  note text,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  removed_at timestamp with time zone,
  removed_by uuid,
  constraint stock_entries_pkey PRIMARY KEY (household_id, id),
  constraint stock_entries_check CHECK ((kind = 'correction'::text) = (counted IS NOT NULL)),
  constraint stock_entries_check1 CHECK ((kind = 'dose'::text) = (dose_id IS NOT NULL)),
  constraint stock_entries_check2 CHECK (
CASE kind
    WHEN 'refill'::text THEN amount > 0
    WHEN 'correction'::text THEN true
    ELSE amount < 0
END),
  constraint stock_entries_counted_check CHECK (counted >= 0 AND counted <= 1000000000),
  constraint stock_entries_expires_on_check CHECK (expires_on >= '1900-01-01'::date AND expires_on <= '2200-12-31'::date),
  constraint stock_entries_kind_check CHECK (kind = ANY (ARRAY['refill'::text, 'dose'::text, 'correction'::text, 'discard'::text])),
  constraint stock_entries_household_id_stock_item_id_fkey FOREIGN KEY (household_id, stock_item_id) REFERENCES stock_items(household_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX stock_entries_by_dose ON public.stock_entries USING btree (household_id, dose_id) WHERE (dose_id IS NOT NULL);
CREATE INDEX stock_entries_by_item ON public.stock_entries USING btree (household_id, stock_item_id, at, id) WHERE (removed_at IS NULL);

create table stock_items (
  household_id uuid not null,
  id uuid not null,
  name text not null,
  unit text not null,
  notes text,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  constraint stock_items_pkey PRIMARY KEY (household_id, id),
  constraint stock_items_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  constraint stock_items_unit_check CHECK (unit = ANY (ARRAY['tablet'::text, 'ml'::text, 'pipette'::text, 'tube'::text, 'gram'::text, 'portion'::text, 'other'::text])),
  constraint stock_items_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);
CREATE INDEX stock_items_deleted ON public.stock_items USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);

create table successors (
  household_id uuid not null,
  email text not null,
  name text,
  chosen_at timestamp with time zone not null,
  chosen_by uuid not null,
  request_id uuid,
  asked_by uuid,
  asked_at timestamp with time zone,
  joins_at timestamp with time zone,
  told_at timestamp with time zone,
  constraint successors_pkey PRIMARY KEY (household_id),
  constraint successors_check CHECK (num_nulls(request_id, asked_by, asked_at, joins_at) = ANY (ARRAY[0, 4])),
  constraint successors_email_check CHECK (length(email) >= 3 AND length(email) <= 254),
  constraint successors_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  constraint successors_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);
CREATE INDEX successors_by_email ON public.successors USING btree (lower(email));

create table support_files (
  user_id uuid not null,
  id uuid not null,
  ticket_id uuid not null,
  message_id uuid not null,
  place integer not null,
  name text not null,
  type text not null,
  size integer not null,
  sha256 bytea not null,
  file_id uuid not null,
  created_at timestamp with time zone not null,
  constraint support_files_pkey PRIMARY KEY (user_id, id),
  constraint support_files_user_id_message_id_place_key UNIQUE (user_id, message_id, place),
  constraint support_files_name_check CHECK (length(name) >= 1 AND length(name) <= 130),
  constraint support_files_place_check CHECK (place >= 1 AND place <= 5),
  constraint support_files_sha256_check CHECK (octet_length(sha256) = 32),
  constraint support_files_size_check CHECK (size > 0),
  constraint support_files_type_check CHECK (type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text, 'text/csv'::text, 'text/plain'::text, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'::text])),
  constraint support_files_user_id_ticket_id_message_id_fkey FOREIGN KEY (user_id, ticket_id, message_id) REFERENCES support_messages(user_id, ticket_id, id) ON DELETE CASCADE
);
CREATE INDEX support_files_by_file ON public.support_files USING btree (file_id);

create table support_messages (
  user_id uuid not null,
  id uuid not null,
  ticket_id uuid not null,
  place integer not null,
  is_answer boolean not null,
  is_note boolean not null,
  written_by uuid,
  name text,
  text text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  constraint support_messages_pkey PRIMARY KEY (user_id, id),
  constraint support_messages_user_id_ticket_id_id_key UNIQUE (user_id, ticket_id, id),
  constraint support_messages_user_id_ticket_id_place_key UNIQUE (user_id, ticket_id, place),
  constraint support_messages_check CHECK (is_answer OR NOT is_note),
  constraint support_messages_check1 CHECK (is_answer = (name IS NOT NULL)),
  constraint support_messages_check2 CHECK (is_answer OR num_nonnulls(written_by, read_at, mailed_at) = 0),
  constraint support_messages_check3 CHECK (NOT is_note OR num_nonnulls(read_at, mailed_at) = 0),
  constraint support_messages_name_check CHECK (length(name) >= 1),
  constraint support_messages_place_check CHECK (place >= 1 AND place <= 600),
  constraint support_messages_text_check CHECK (length(text) >= 1 AND length(text) <= 5000),
  constraint support_messages_user_id_ticket_id_fkey FOREIGN KEY (user_id, ticket_id) REFERENCES support_tickets(user_id, id) ON DELETE CASCADE
);
CREATE INDEX support_messages_by_writer ON public.support_messages USING btree (written_by) WHERE (written_by IS NOT NULL);
CREATE INDEX support_messages_unread ON public.support_messages USING btree (user_id, ticket_id) WHERE (is_answer AND (NOT is_note) AND (read_at IS NULL));

create table support_tickets (
  user_id uuid not null,
  id uuid not null,
  number integer default nextval('ticket_numbers'::regclass) not null,
  subject text not null,
  device text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  waits_since timestamp with time zone,
  closed_at timestamp with time zone,
  taken_by uuid,
  visitor_name text,
  visitor_email text,
  visitor_language text,
  account_id uuid generated always as (
CASE
    WHEN (visitor_email IS NULL) THEN user_id
    ELSE NULL::uuid
END) stored,
  constraint support_tickets_pkey PRIMARY KEY (user_id, id),
  constraint support_tickets_device_check CHECK (length(device) >= 1 AND length(device) <= 200),
  constraint support_tickets_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 120),
  constraint support_tickets_visitor_check CHECK (num_nonnulls(visitor_name, visitor_email, visitor_language) = ANY (ARRAY[0, 3])),
  constraint support_tickets_visitor_email_check CHECK (length(visitor_email) >= 3 AND length(visitor_email) <= 254),
  constraint support_tickets_visitor_language_check CHECK (visitor_language = ANY (ARRAY['he'::text, 'en'::text, 'ar'::text])),
  constraint support_tickets_visitor_name_check CHECK (length(visitor_name) >= 1 AND length(visitor_name) <= 50),
  constraint support_tickets_user_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX support_tickets_by_account ON public.support_tickets USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE UNIQUE INDEX support_tickets_by_id ON public.support_tickets USING btree (id);
CREATE UNIQUE INDEX support_tickets_by_number ON public.support_tickets USING btree (number);
CREATE INDEX support_tickets_by_visitor ON public.support_tickets USING btree (lower(visitor_email)) WHERE (visitor_email IS NOT NULL);
CREATE INDEX support_tickets_closed ON public.support_tickets USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX support_tickets_of_visitors ON public.support_tickets USING btree (updated_at) WHERE (visitor_email IS NOT NULL);
CREATE INDEX support_tickets_taken ON public.support_tickets USING btree (taken_by) WHERE (taken_by IS NOT NULL);
CREATE INDEX support_tickets_waiting ON public.support_tickets USING btree (waits_since) WHERE (closed_at IS NULL);

create table support_uploads (
  user_id uuid not null,
  id uuid not null,
  name text not null,
  type text not null,
  size integer not null,
  sha256 bytea not null,
  file_id uuid not null,
  created_at timestamp with time zone not null,
  constraint support_uploads_pkey PRIMARY KEY (user_id, id),
  constraint support_uploads_name_check CHECK (length(name) >= 1 AND length(name) <= 130),
  constraint support_uploads_sha256_check CHECK (octet_length(sha256) = 32),
  constraint support_uploads_size_check CHECK (size > 0),
  constraint support_uploads_type_check CHECK (type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text, 'text/csv'::text, 'text/plain'::text, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'::text])),
  constraint support_uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX support_uploads_by_file ON public.support_uploads USING btree (file_id);
CREATE INDEX support_uploads_by_time ON public.support_uploads USING btree (created_at);

create table tags (
  household_id uuid not null,
  id uuid not null,
  name text not null,
  hue text not null,
  merged_into uuid,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  constraint tags_pkey PRIMARY KEY (household_id, id),
  constraint tags_check CHECK (merged_into IS NULL OR deleted_at IS NOT NULL AND merged_into <> id),
  constraint tags_hue_check CHECK (hue = ANY (ARRAY['apricot'::text, 'sage'::text, 'sky'::text, 'lilac'::text, 'butter'::text, 'rose'::text])),
  constraint tags_name_check CHECK (length(name) >= 1 AND length(name) <= 30),
  constraint tags_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE,
  constraint tags_household_id_merged_into_fkey FOREIGN KEY (household_id, merged_into) REFERENCES tags(household_id, id)
);
CREATE UNIQUE INDEX tags_called ON public.tags USING btree (household_id, search_plain(name)) WHERE (deleted_at IS NULL);
CREATE INDEX tags_deleted ON public.tags USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX tags_merged ON public.tags USING btree (household_id, merged_into) WHERE (merged_into IS NOT NULL);

create table totp_secrets (
  user_id uuid not null,
  secret bytea not null,
  created_at timestamp with time zone not null,
  last_step bigint default 0 not null,
  confirmed_at timestamp with time zone,
  enabled_at timestamp with time zone,
  constraint totp_secrets_pkey PRIMARY KEY (user_id),
  constraint totp_secrets_check CHECK (enabled_at >= confirmed_at),
  constraint totp_secrets_secret_check CHECK (octet_length(secret) = 48),
  constraint totp_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table uploads (
  user_id uuid not null,
  id uuid not null,
  thing_id uuid not null,
  file_id uuid not null,
  sha256 bytea not null,
  thumb_id uuid,
  thumb_size integer,
  thumb_sha256 bytea,
  name text not null,
  type text not null,
  size integer not null,
  pages integer,
  width integer,
  height integer,
  is_locked boolean not null,
  has_scripts boolean not null,
  kind text,
  expires_on date,
  created_at timestamp with time zone not null,
  constraint uploads_pkey PRIMARY KEY (user_id, id),
  constraint uploads_check CHECK (num_nulls(thumb_id, thumb_size, thumb_sha256) = ANY (ARRAY[0, 3])),
  constraint uploads_height_check CHECK (height > 0),
  constraint uploads_kind_check CHECK (kind = ANY (ARRAY['vaccination_booklet'::text, 'invoice'::text, 'visit_summary'::text, 'lab_result'::text, 'insurance'::text, 'licence'::text, 'other'::text])),
  constraint uploads_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  constraint uploads_pages_check CHECK (pages > 0),
  constraint uploads_size_check CHECK (size > 0),
  constraint uploads_thumb_size_check CHECK (thumb_size > 0),
  constraint uploads_width_check CHECK (width > 0),
  constraint uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX uploads_of_thing ON public.uploads USING btree (user_id, thing_id);

create table users (
  id uuid not null,
  email text not null,
  name text not null,
  firstname text,
  lastname text,
  role text default 'user'::text not null,
  permissions jsonb default '[]'::jsonb not null,
  profile_picture uuid,
  password_hash text,
  email_verified_at timestamp with time zone,
  language text default 'he'::text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  phone text,
  address text,
  city text,
  country text default 'IL'::text not null,
  pending_email text,
  theme text default 'light'::text not null,
  notifications boolean default true not null,
  email_notifications boolean default true not null,
  sms_notifications boolean default true not null,
  settings_at timestamp with time zone,
  start_page text default 'dashboard'::text not null,
  default_pet_id uuid,
  list_density text default 'comfortable'::text not null,
  picture_size integer,
  picture_sha256 bytea,
  plan text default 'free'::text not null,
  plan_at timestamp with time zone,
  deletion_asked_at timestamp with time zone,
  deletion_due_at timestamp with time zone,
  deletion_warned_at timestamp with time zone,
  blocked_at timestamp with time zone,
  block_reason text,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_address_check CHECK (length(address) >= 1 AND length(address) <= 200),
  constraint users_block_reason_check CHECK (block_reason = ANY (ARRAY['abuse'::text, 'takeover'::text, 'request'::text, 'other'::text])),
  constraint users_block_whole CHECK (num_nulls(blocked_at, block_reason) = ANY (ARRAY[0, 2])),
  constraint users_check CHECK (deletion_due_at > deletion_asked_at),
  constraint users_city_check CHECK (length(city) >= 1 AND length(city) <= 100),
  constraint users_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint users_deletion_whole CHECK (num_nulls(deletion_asked_at, deletion_due_at) = ANY (ARRAY[0, 2])),
  constraint users_email_check CHECK (length(email) >= 3 AND length(email) <= 254),
  constraint users_language_check CHECK (language = ANY (ARRAY['he'::text, 'en'::text, 'ar'::text])),
  constraint users_list_density_check CHECK (list_density = ANY (ARRAY['comfortable'::text, 'compact'::text])),
  constraint users_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  constraint users_pending_email_check CHECK (length(pending_email) >= 3 AND length(pending_email) <= 254),
  constraint users_phone_check CHECK (length(phone) >= 1 AND length(phone) <= 30),
  constraint users_picture_size_check CHECK (picture_size > 0),
  constraint users_picture_whole CHECK (num_nulls(profile_picture, picture_size, picture_sha256) = ANY (ARRAY[0, 3])),
  constraint users_plan_check CHECK (plan = ANY (ARRAY['free'::text, 'premium'::text])),
  constraint users_role_check CHECK (role = ANY (ARRAY['user'::text, 'support'::text, 'admin'::text])),
  constraint users_start_page_check CHECK (start_page = ANY (ARRAY['dashboard'::text, 'pets'::text, 'expenses'::text, 'medicalRecords'::text, 'reminders'::text, 'calendar'::text, 'home'::text])),
  constraint users_theme_check CHECK (theme = ANY (ARRAY['light'::text, 'dark'::text, 'auto'::text])),
  constraint users_warned_of_deletion CHECK (deletion_warned_at IS NULL OR deletion_due_at IS NOT NULL)
);
CREATE INDEX users_by_deletion ON public.users USING btree (deletion_due_at) WHERE (deletion_due_at IS NOT NULL);
CREATE INDEX users_by_picture ON public.users USING btree (profile_picture) WHERE (profile_picture IS NOT NULL);
CREATE INDEX users_by_role ON public.users USING btree (role);

create table vets (
  household_id uuid not null,
  id uuid not null,
  name text not null,
  clinic text,
  phones text[] default '{}'::text[] not null,
  address text,
  hours text,
  is_emergency boolean default false not null,
  notes text,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  tag_ids uuid[] default '{}'::uuid[] not null,
  constraint vets_pkey PRIMARY KEY (household_id, id),
  constraint vets_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  constraint vets_phones_check CHECK (cardinality(phones) <= 5),
  constraint vets_tag_ids_check CHECK (cardinality(tag_ids) <= 20),
  constraint vets_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(household_id) ON DELETE CASCADE
);
CREATE INDEX vets_deleted ON public.vets USING btree (household_id, deleted_at) WHERE (deleted_at IS NOT NULL);
