-- An expense has its receipt, may be one part of a purchase, may be given back in part, and says who has paid. (docs/decisions/0076)
select hold_attachments('expenses', 'expenses');
-- A receipt does not run out: what is told of before its last day are papers of records, by the right to see those.
drop function ring_attachments() cascade;
drop function plan_all_attachments();
select ring_by('attachments', 'attachments', 'papers',
  'case when $.noun = ''medicalRecords'' and $.deleted_at is null and $.thing_deleted_at is null
    then ($.expires_on + time ''09:00'') at time zone ''Asia/Jerusalem'' end');

-- The parts of a purchase for several pets have one purchase_id. Each is an expense of its own.
alter table expenses add column purchase_id uuid;
create index expenses_of_purchase on expenses (household_id, purchase_id) where purchase_id is not null;
