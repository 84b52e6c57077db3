/** Close functions of what a test file has opened; the files of one worker share their modules. */
const opened: (() => Promise<void>)[] = [];

export const closeAfterwards = (close: () => Promise<void>) => void opened.push(close);

export const closeOpened = () => Promise.all(opened.splice(0).map((close) => close()));
