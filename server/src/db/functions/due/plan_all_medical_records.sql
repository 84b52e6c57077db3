create or replace function plan_all_medical_records()
returns bigint language sql as $$select count(public.plan_ring(this.id, this.household_id, this.pet_id, 'medicalRecords', 'papers', case when this.deleted_at is null then (this.valid_until + time '09:00') at time zone 'Asia/Jerusalem' end, now()))
      from public.medical_records this
      left join public.rings r on r.thing_id = this.id and r.noun = 'medicalRecords' and r.household_id = this.household_id
      where (r.due_at, r.pet_id) is distinct from (case when this.deleted_at is null then (this.valid_until + time '09:00') at time zone 'Asia/Jerusalem' end, case when (case when this.deleted_at is null then (this.valid_until + time '09:00') at time zone 'Asia/Jerusalem' end) is not null then this.pet_id end)$$;
