/** What a test file has opened, and how it is closed: those of one worker share their modules. */
const opened: (() => Promise<void>)[] = [];

export const closeAfterwards = (close: () => Promise<void>) => void opened.push(close);

export const closeOpened = () => Promise.all(opened.splice(0).map((close) => close()));
