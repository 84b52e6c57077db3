-- What a pet's face is drawn with, beside its hue. A part that its species does not have is kept and not drawn, so that a
-- species chosen by mistake costs nothing.
alter table pets
  add column ears text not null default 'up' check (ears in ('up', 'flop', 'half', 'long', 'fold')),
  add column patch text not null default 'none' check (patch in ('none', 'blaze', 'eye', 'mask', 'stripes')),
  add column collar text not null default 'none' check (
    collar in ('none', 'pine', 'brick', 'sky', 'lilac', 'butter')
  ),
  add column tag text not null default 'none' check (tag in ('none', 'tag', 'bandana'));

-- As they have been drawn until now.
update pets set ears = 'flop', patch = 'blaze' where species = 'dog';
update pets set patch = 'stripes' where species = 'cat';
