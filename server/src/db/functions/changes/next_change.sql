-- The next number of a home; null when the home itself is gone. A transaction takes them in blocks, each twice as large
-- as the one before: one by one, every update of the counter would walk past all that the transaction made of it before.
-- What is left of a block is a gap that nobody waits for. Who has sent the transaction is told which home it is.
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
