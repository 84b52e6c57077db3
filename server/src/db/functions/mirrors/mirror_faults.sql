-- The function of 0018, to which former addresses count as sign-in names. It lists where what stands on two sides differs. The home's side is right, and of names the account's; a line that is missing or
-- too much is told as it would be written. `moment` is when lines that end by themselves have ended.
create or replace function mirror_faults(moment timestamp with time zone default now())
returns table(mirror text, fault text, line jsonb) language sql stable as $$
  with owning as (
    select m.user_id, m.household_id from public.household_members m join public.users u on u.id = m.user_id
  ), helping as (
    select s.user_id, s.household_id, s.id as share_id from public.shares s join public.users u on u.id = s.user_id
    where s.ended_at is null
  ), addressed as (
    select lower(email) as email, household_id, 'invitation' as noun, id, expires_at + interval '30 days' as until
    from public.invitations where answer is distinct from 'accepted'
    union all
    select lower(email), household_id, 'successor', household_id, null from public.successors
  ), offered as (
    -- A completed handover forgets the address; the line stays for its receiver until it ends.
    select lower(email) as email, household_id, id as handover_id, sent_at + interval '28 days' as until, state
    from public.handovers
  ), named as (
    select 'email' as issuer, lower(email) as subject, id as user_id, created_at from public.users
    union all
    select 'email', lower(email), user_id, changed_at from public.former_emails where until > moment
  )
  select 'memberships', 'missing', to_jsonb(t) from owning t
  where not exists (select from public.memberships o where (o.user_id, o.household_id) = (t.user_id, t.household_id))
  union all
  select 'memberships', 'extra', to_jsonb(t) from public.memberships t
  where not exists (select from owning o where (o.user_id, o.household_id) = (t.user_id, t.household_id))
  union all
  select 'household_members', 'extra', to_jsonb(t) from public.household_members t
  where not exists (select from public.users u where u.id = t.user_id)
  union all
  select 'guest_shares', 'missing', to_jsonb(t) from helping t
  where not exists (select from public.guest_shares o
    where (o.user_id, o.household_id, o.share_id) = (t.user_id, t.household_id, t.share_id))
  union all
  select 'guest_shares', 'extra', to_jsonb(t) from public.guest_shares t
  where not exists (select from helping o
    where (o.user_id, o.household_id, o.share_id) = (t.user_id, t.household_id, t.share_id))
  union all
  select 'shares', 'extra', to_jsonb(t) from public.shares t
  where ended_at is null and user_id is not null and not exists (select from public.users u where u.id = t.user_id)
  union all
  select 'invited_addresses', 'missing', to_jsonb(t) from addressed t
  where coalesce(until > moment, true) and not exists (select from public.invited_addresses o
    where (o.email, o.household_id, o.noun, o.id) = (t.email, t.household_id, t.noun, t.id))
  union all
  select 'invited_addresses', 'extra', to_jsonb(t) from public.invited_addresses t
  where not exists (select from addressed o
    where (o.email, o.household_id, o.noun, o.id) = (t.email, t.household_id, t.noun, t.id))
  union all
  select 'handover_offers', 'missing', to_jsonb(t) - 'state' from offered t
  where state in ('asked', 'moving', 'failed') and until > moment and not exists (select from public.handover_offers o
    where (o.email, o.household_id, o.handover_id) = (t.email, t.household_id, t.handover_id))
  union all
  select 'handover_offers', 'extra', to_jsonb(t) from public.handover_offers t
  where not exists (select from offered o
    where (o.household_id, o.handover_id) = (t.household_id, t.handover_id) and (o.email = t.email or o.state = 'done'))
  union all
  select 'sign_in_names', 'missing', to_jsonb(t) from named t
  where not exists (select from public.sign_in_names o
    where (o.issuer, o.subject, o.user_id) = (t.issuer, t.subject, t.user_id))
  union all
  -- Names that a provider gives somebody stand in this table alone.
  select 'sign_in_names', 'extra', to_jsonb(t) from public.sign_in_names t
  where not exists (select from public.users u where u.id = t.user_id)
    or (t.issuer = 'email' and not exists (select from named n where (n.subject, n.user_id) = (t.subject, t.user_id)))
$$;
