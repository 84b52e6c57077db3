-- Returns the next change number of a household; null when the household was deleted. A transaction takes numbers in
-- blocks, each twice as large as the one before: one by one, every update of the counter would walk past all its earlier
-- versions in the transaction. Unused numbers of a block are gaps, which readers skip. The transaction's sender learns
-- the household.
create or replace function next_change(home uuid)
returns bigint language plpgsql as $$
declare
  held text[] := string_to_array(coalesce(current_setting('tzemed.changes', true), ''), ' ');
  number bigint := 1;
  final bigint := 0;
  size bigint := 0;
begin
  if held[1] = home::text then
    number := held[2]::bigint + 1;
    final := held[3]::bigint;
    size := held[4]::bigint;
  end if;
  if number > final then
    size := greatest(1, size * 2);
    update public.change_counters set last = last + size where household_id = home returning last into final;
    if not found then
      return null;
    end if;
    number := final - size + 1;
    if size = 1 then
      raise info using errcode = 'TZ001', message = home::text;
    end if;
  end if;
  perform set_config('tzemed.changes', concat_ws(' ', home, number, final, size), true);
  return number;
end $$;
