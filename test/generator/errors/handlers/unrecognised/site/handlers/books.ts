export default class Books {
  page(): void {}
}
