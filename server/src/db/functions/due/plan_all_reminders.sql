create or replace function plan_all_reminders()
returns bigint language sql as $$select count(public.plan_ring(this.id, this.household_id, this.pet_id, 'reminders', 'reminders', case when this.deleted_at is null and this.completed_at is null and this.missed_at is null then this.rings_at end, now()))
      from public.reminders this
      left join public.rings r on r.thing_id = this.id and r.noun = 'reminders' and r.household_id = this.household_id
      where (r.due_at, r.pet_id) is distinct from (case when this.deleted_at is null and this.completed_at is null and this.missed_at is null then this.rings_at end, case when (case when this.deleted_at is null and this.completed_at is null and this.missed_at is null then this.rings_at end) is not null then this.pet_id end)$$;
