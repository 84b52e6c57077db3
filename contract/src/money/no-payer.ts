/** Said in a filter in place of a person: nobody was named. By itself, since lists need it, and no schema. */
export const noPayer = 'none';
