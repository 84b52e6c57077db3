-- Rights it every one of them, and tells of which mirror how many lines were missing or too much. What is too much goes
-- first: it may stand where the right line belongs. A share of an account that is closed ends, and stays as history.
create or replace function mend_mirrors(moment timestamp with time zone default now())
returns table(mirror text, fault text, times bigint) language plpgsql as $$
declare
  wrong record;
begin
  create temporary table faults on commit drop as select * from mirror_faults(moment);
  for wrong in select * from faults f order by f.fault loop
    if wrong.mirror = 'shares' then
      update public.shares s set ended_at = moment, ended_by = s.user_id
      where s.household_id = (wrong.line ->> 'household_id')::uuid and s.id = (wrong.line ->> 'id')::uuid;
    elsif wrong.fault = 'extra' then
      execute format('delete from public.%I t where to_jsonb(t) = $1', wrong.mirror) using wrong.line;
    else
      execute format(
        'insert into public.%1$I select * from jsonb_populate_record(null::public.%1$I, $1) on conflict do nothing',
        wrong.mirror
      ) using wrong.line;
    end if;
  end loop;
  return query select f.mirror, f.fault, count(*) from faults f group by 1, 2 order by 1, 2;
  drop table faults;
end $$;
