/** Does the tasks in their order, `lanes` at a time: a lane that is done takes the next. */
export async function inLanes(lanes, tasks) {
  const left = [...tasks]
  const lane = async () => {
    for (let task = left.shift(); task; task = left.shift()) await task()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
