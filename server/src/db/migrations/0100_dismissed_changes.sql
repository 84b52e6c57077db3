-- The change of more than a tenth that a value is told for was put aside. (docs/decisions/0124)
alter table measurements add column change_dismissed_at timestamptz;
