create or replace function plan_all_attachments()
returns bigint language sql as $$select count(public.plan_ring(this.id, this.household_id, this.pet_id, 'attachments', 'papers', case when this.noun = 'medicalRecords' and this.deleted_at is null and this.thing_deleted_at is null
    then (this.expires_on + time '09:00') at time zone 'Asia/Jerusalem' end, now()))
      from public.attachments this
      left join public.rings r on r.thing_id = this.id and r.noun = 'attachments' and r.household_id = this.household_id
      where (r.due_at, r.pet_id) is distinct from (case when this.noun = 'medicalRecords' and this.deleted_at is null and this.thing_deleted_at is null
    then (this.expires_on + time '09:00') at time zone 'Asia/Jerusalem' end, case when (case when this.noun = 'medicalRecords' and this.deleted_at is null and this.thing_deleted_at is null
    then (this.expires_on + time '09:00') at time zone 'Asia/Jerusalem' end) is not null then this.pet_id end)$$;
