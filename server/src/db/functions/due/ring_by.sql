-- Adds a table to the due queue, also for later migrations: its items are due at `due`, an expression over their row
-- `$`, and are announced under `noun` to everyone who wants this topic.
create or replace function ring_by(ringing text, noun text, topic text, due text)
returns void language plpgsql as $$
declare
  of_new text := replace(due, '$', 'new');
  of_old text := replace(due, '$', 'old');
begin
  execute format(
    'create function %I() returns trigger language plpgsql as %L', 'ring_' || ringing, format(
      'begin
        if tg_op = ''DELETE'' then
          delete from public.rings where thing_id = old.id and noun = %1$L and household_id = old.household_id;
        else
          perform public.plan_ring(new.id, new.household_id, new.pet_id, %1$L, %2$L, %3$s, new.updated_at);
        end if;
        return null;
      end', noun, topic, of_new));
  execute format('create trigger %1$I after insert or delete on %2$I for each row execute function %3$I()',
    ringing || '_ring', ringing, 'ring_' || ringing);
  execute format('create trigger %1$I after update on %2$I for each row
    when ((%3$s) is distinct from (%4$s) or old.pet_id <> new.pet_id) execute function %5$I()',
    ringing || '_ring_anew', ringing, of_old, of_new, 'ring_' || ringing);
  -- Reschedules wrong entries of the table from now on, and returns their number.
  execute format(
    'create function %I() returns bigint language sql as %L', 'plan_all_' || ringing, format(
      'select count(public.plan_ring(this.id, this.household_id, this.pet_id, %1$L, %2$L, %3$s, now()))
      from public.%4$I this
      left join public.rings r on r.thing_id = this.id and r.noun = %1$L and r.household_id = this.household_id
      where (r.due_at, r.pet_id) is distinct from (%3$s, case when (%3$s) is not null then this.pet_id end)',
      noun, topic, replace(due, '$', 'this'), ringing));
  execute format('select public.%I()', 'plan_all_' || ringing);
end $$;
