// A fault for the test of the error page: whatever writes a list of names in words breaks. Only the team page does.
Intl.ListFormat.prototype.format = () => {
  throw new Error('broken on purpose');
};
