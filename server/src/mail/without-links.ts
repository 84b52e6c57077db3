/** Whoever chose a name could have a mail of ours carry a link in it: mail programs make one of what looks like one. */
export const withoutLinks = (name: string) => name.replaceAll(/(?<=\S)[.:/@\\]+(?=\S)/g, ' ');
