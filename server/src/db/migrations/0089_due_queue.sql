alter table rings rename to due_queue;
alter table due_queue rename constraint rings_pkey to due_queue_pkey;
alter table due_queue rename constraint rings_check to due_queue_check;
alter table due_queue rename constraint rings_lead_check to due_queue_lead_check;
alter table due_queue rename constraint rings_topic_check to due_queue_topic_check;
alter index rings_next rename to due_queue_next;
alter index rings_of_pet rename to due_queue_of_pet;
