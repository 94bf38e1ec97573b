// In place of @medusajs/telemetry, which writes into the home folder and leaves a process behind although it is off.
const nothing = () => undefined

class Nothing {
  getConfig = nothing
  setConfig = nothing
}

module.exports = {
  ...{
    flush: nothing,
    track: nothing,
    setTelemetryEnabled: nothing,
    trackFeatureFlag: nothing,
    trackInstallation: nothing,
  },
  ...{ Telemeter: Nothing, Store: Nothing },
}
