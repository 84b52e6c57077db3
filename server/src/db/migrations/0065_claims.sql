-- What an insurer is asked to pay, and what became of that. (docs/decisions/0084)
select create_belongings('claims', 'expenses', '
  insurer text not null check (length(insurer) between 1 and 100),
  policy_number text check (length(policy_number) between 1 and 50),
  -- what the insurer calls it by
  reference text check (length(reference) between 1 and 50),
  status text not null check (status in (''draft'', ''sent'', ''moreAsked'', ''paid'', ''refused'')),
  sent_on date check (sent_on between ''1900-01-01'' and ''2200-12-31''),
  answered_on date check (answered_on between ''1900-01-01'' and ''2200-12-31''),
  answer text check (length(answer) between 1 and 2000),
  notes text,
  -- medical records whose papers go with it; those of another pet, or that are gone, are not told
  record_ids uuid[] not null default ''{}'' check (cardinality(record_ids) <= 50),
  -- expenses that were in it when it was deleted, refunds among them
  freed_ids uuid[] not null default ''{}'',
  -- it still waits: for whoever claims, or for the insurer
  is_open boolean not null generated always as (status in (''draft'', ''sent'', ''moreAsked'')) stored,
  check (case when status = ''draft'' then num_nonnulls(sent_on, answered_on, answer) = 0 else sent_on is not null end),
  check (answered_on >= sent_on),
  -- for expenses, which are in a claim of their own pet
  unique (household_id, pet_id, id)',
  'is_open desc, sent_on desc, id desc');
select hold_attachments('claims', 'claims');
select make_found('claims', 'claims', 'expenses', 'insurer', '{reference,policy_number,answer,notes}', 'sent_on');

-- An expense is in one claim at most, of its own pet. A refund that was paid by one says so too.
alter table expenses
  add column claim_id uuid,
  add constraint expenses_claim_fkey foreign key (household_id, pet_id, claim_id) references claims (household_id, pet_id, id)
    on delete set null (claim_id);
create index expenses_of_claim on expenses (household_id, claim_id) where claim_id is not null;
-- What came back in some months, of all that there is.
create index expenses_back on expenses (household_id, pet_id, date) where refund_of is not null and deleted_at is null;

-- Neither goes along to another pet by itself.
create function leave_claim() returns trigger language plpgsql as $$
begin
  new.claim_id := null;
  return new;
end $$;
create trigger expenses_leave_claim before update of pet_id on expenses for each row
  when (old.claim_id is not null and old.pet_id <> new.pet_id) execute function leave_claim();

-- A refund is paid by the claim that its expense is in, or by none; that one is held, as whoever writes a refund holds it.
create function keep_refund_claimed() returns trigger language plpgsql as $$
begin
  -- Of one that comes with it in one statement nothing is known yet.
  if exists (
    select from public.expenses e
    where e.household_id = new.household_id and e.id = new.refund_of and e.claim_id is distinct from new.claim_id
  ) then
    raise check_violation using constraint = 'refunds_of_claims', message = 'a refund is of another claim than its expense';
  end if;
  return new;
end $$;
create trigger expenses_refund_claimed before insert on expenses for each row
  when (new.refund_of is not null and new.claim_id is not null) execute function keep_refund_claimed();
create trigger expenses_refund_claimed_on before update of claim_id on expenses for each row
  when (new.refund_of is not null and new.claim_id is not null and new.claim_id is distinct from old.claim_id)
  execute function keep_refund_claimed();

-- Refunds of what has left a claim are of none.
create function free_refunds() returns trigger language plpgsql as $$
begin
  update public.expenses r set claim_id = null
  where r.household_id = new.household_id and r.refund_of = new.id and r.claim_id is not null;
  return null;
end $$;
create trigger expenses_free_refunds after update of claim_id on expenses for each row
  when (new.refund_of is null and old.claim_id is not null and old.claim_id is distinct from new.claim_id)
  execute function free_refunds();

-- What is in a claim is free when that is deleted, and in it again when it comes back, unless it is in another by then or of
-- another pet. A claim that goes to another pet leaves it behind.
create function keep_claimed() returns trigger language plpgsql as $$
begin
  if old.deleted_at is not null and new.deleted_at is null then
    perform from public.expenses e
    where e.household_id = new.household_id and e.id = any(new.freed_ids) and e.refund_of is null order by e.id for no key update;
    -- Expenses before what came back of them: they say what that may be of.
    update public.expenses e set claim_id = new.id
    where e.household_id = new.household_id and e.id = any(new.freed_ids) and e.refund_of is null
      and e.claim_id is null and e.pet_id = new.pet_id;
    update public.expenses e set claim_id = new.id
    where e.household_id = new.household_id and e.id = any(new.freed_ids) and e.refund_of is not null
      and e.claim_id is null and e.pet_id = new.pet_id and exists (
        select from public.expenses w
        where w.household_id = e.household_id and w.id = e.refund_of and w.claim_id = new.id
      );
    new.freed_ids := '{}';
  else
    -- Held first: what somebody is writing down as paid by it is in it then.
    perform from public.expenses e
    where e.household_id = old.household_id and e.claim_id = old.id and e.refund_of is null order by e.id for no key update;
    if new.deleted_at is not null and old.deleted_at is null then
      new.freed_ids := array(
        select e.id from public.expenses e where e.household_id = old.household_id and e.claim_id = old.id order by e.id
      );
    end if;
    update public.expenses e set claim_id = null where e.household_id = old.household_id and e.claim_id = old.id;
  end if;
  return new;
end $$;
create trigger claims_keep_claimed before update of pet_id, deleted_at on claims for each row
  when ((old.pet_id, old.deleted_at is null) is distinct from (new.pet_id, new.deleted_at is null))
  execute function keep_claimed();

-- Who looks at an expense hears that it is in a claim, or in none any more, by whom that was done; it is no edit of its own.
create or replace function write_change() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  now_is jsonb := to_jsonb(new);
  was_there boolean := was is not null and coalesce(was ->> 'deleted_at', was ->> 'ended_at') is null;
  is_there boolean := now_is is not null and coalesce(now_is ->> 'deleted_at', now_is ->> 'ended_at') is null;
  moved boolean := was_there and is_there and was ->> 'pet_id' <> now_is ->> 'pet_id';
  -- made of other columns, and read by nobody; or told by what it is made of
  unseen text[] := '{search_text,refunded,claim_id}';
  noun text := tg_argv[0];
  area text := nullif(tg_argv[1], '');
  by_whom uuid := coalesce(
    now_is ->> 'deleted_by', now_is ->> 'ended_by', now_is ->> 'updated_by', now_is ->> 'answered_by',
    now_is ->> 'asked_by', now_is ->> 'created_by', now_is ->> 'chosen_by'
  )::uuid;
begin
  -- Whoever may see one of two pets only has lost it, or gained it.
  if was_there and (moved or not is_there) then
    perform public.add_change(was, 'removed', noun, area, by_whom);
  end if;
  if is_there and (moved or was is null) then
    perform public.add_change(now_is, 'made', noun, area, by_whom);
  elsif is_there and not was_there then
    perform public.add_change(now_is, 'restored', noun, area, by_whom);
  elsif is_there and was - unseen <> now_is - unseen then
    perform public.add_change(now_is, 'changed', noun, area, by_whom);
  end if;
  return null;
end $$;

create function write_claimed_change() returns trigger language plpgsql as $$
begin
  perform public.add_change(
    jsonb_build_object('household_id', new.household_id, 'id', new.id, 'pet_id', new.pet_id),
    'changed', 'expenses', 'expenses', (
      select coalesce(c.deleted_by, c.updated_by) from public.claims c
      where c.household_id = new.household_id and c.id = coalesce(new.claim_id, old.claim_id)
    )
  );
  return null;
end $$;
create constraint trigger expenses_claimed_change after update of claim_id on expenses deferrable initially deferred
for each row when (old.claim_id is distinct from new.claim_id and new.deleted_at is null and old.pet_id = new.pet_id)
execute function write_claimed_change();
