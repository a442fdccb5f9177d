/** The days of the week, in the order of `Date.prototype.getDay` and of cron(5): Sunday is 0. */
export const WEEKDAYS: readonly string[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
